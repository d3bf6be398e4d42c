import type { Handlers } from '../../generated/routes.ts';
import type { Database } from '../platform/database.ts';
import { type Env, principal } from '../platform/http/context.ts';
import { listMemberships, listTiers } from './membership.usecases.ts';

export function membershipHandlers(deps: { db: Database }): Handlers<Env>['membership'] {
  return {
    listMemberships: async (c) => {
      const member = principal(c, 'bearerAuth');
      return listMemberships(deps, member, c.req.valid('json'), c.var.language);
    },

    listTiers: async (c) => {
      return listTiers(deps, c.req.valid('query').hotel_code, c.var.language);
    },
  };
}
