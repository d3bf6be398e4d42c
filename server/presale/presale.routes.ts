import type { Handlers } from '../../generated/routes.ts';
import type { MemberType } from '../../generated/types.ts';
import type { Database } from '../platform/database.ts';
import { type Env, principal } from '../platform/http/context.ts';
import { listOwnedRooms } from './presale.usecases.ts';

export function presaleHandlers({ db }: { db: Database }): Handlers<Env>['presale'] {
  return {
    listOwnedRooms: async (c) => {
      const { companyCode, detail } = principal(c, 'signupToken');
      return listOwnedRooms(db, { companyCode, memberType: detail as MemberType, language: c.var.language });
    },
  };
}
