import type { Handlers } from '../../generated/routes.ts';
import type { MemberType } from '../../generated/types.ts';
import type { Database } from '../platform/database.ts';
import { type Env, principal } from '../platform/http/context.ts';
import { negotiateLanguage } from '../platform/values/language.ts';
import { listOwnedRooms } from './presale.usecases.ts';

export function presaleHandlers({ db }: { db: Database }): Handlers<Env>['presale'] {
  return {
    listOwnedRooms: async (c) => {
      const language = negotiateLanguage(c.req.header('accept-language'));
      const { companyCode, detail } = principal(c, 'signupToken');
      const wish = { companyCode, memberType: detail as MemberType, language };
      return listOwnedRooms(db, wish);
    },
  };
}
