import type { Handlers } from '../../generated/routes.ts';
import { type Env, principal } from '../platform/http/context.ts';
import { listMemberships, listTiers } from './membership.usecases.ts';
import { getOwnTier, type TierDeps } from './tier.usecases.ts';

export function membershipHandlers(deps: TierDeps): Handlers<Env>['membership'] {
  return {
    listMemberships: async (c) => {
      const member = principal(c, 'bearerAuth');
      return listMemberships(deps, member, c.req.valid('json'), c.var.language);
    },

    getOwnTier: async (c) => {
      const { companyCode, subject: memberId } = principal(c, 'bearerAuth');
      return getOwnTier(deps, { companyCode, memberId }, c.var.language);
    },

    listTiers: async (c) => {
      return listTiers(deps, c.req.valid('query').hotel_code, c.var.language);
    },
  };
}
