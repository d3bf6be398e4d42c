import type { Handlers } from '../../generated/routes.ts';
import type { Database } from '../platform/database.ts';
import { type Env, principal } from '../platform/http/context.ts';
import { orThrow } from '../platform/outcome.ts';
import { listMemberships, listTiers } from './membership.usecases.ts';

export function membershipHandlers(deps: { db: Database }): Handlers<Env>['membership'] {
  return {
    listMemberships: async (c) => {
      const member = principal(c, 'bearerAuth');
      return c.json(orThrow(await listMemberships(deps, member, c.req.valid('json'), c.var.language)), 200);
    },

    listTiers: async (c) => {
      return c.json(orThrow(await listTiers(deps, c.req.valid('query').hotel_code, c.var.language)), 200);
    },
  };
}
