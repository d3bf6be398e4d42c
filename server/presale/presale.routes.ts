import type { Context } from 'hono';
import type { Handlers } from '../../generated/routes.ts';
import type { MemberType } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type Env, principal } from '../platform/http/context.ts';
import type { Ids } from '../platform/ids.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { addSubMember, listContracts, listVouchers, switchSubMember } from './contract.usecases.ts';
import { listOwnedRooms } from './presale.usecases.ts';

type Deps = { db: Database; clock: Clock; ids: Ids; limiter: RateLimiter };

export function presaleHandlers(deps: Deps): Handlers<Env>['presale'] {
  return {
    listOwnedRooms: async (c) => {
      const { companyCode, detail } = principal(c, 'signupToken');
      return listOwnedRooms(deps.db, { companyCode, memberType: detail as MemberType, language: c.var.language });
    },
    listContracts: async (c) => listContracts(deps, own(c), c.var.language),
    addSubMember: async (c) => addSubMember(deps, own(c), c.req.valid('param').contract_number, c.req.valid('json')),
    switchSubMember: async (c) => {
      const { contract_number: contractNumber, sub_member_id: subMemberId } = c.req.valid('param');
      return switchSubMember(deps, own(c), { contractNumber, subMemberId }, c.req.valid('json'));
    },
    listVouchers: async (c) => listVouchers(deps, own(c), c.req.valid('param').contract_number, c.var.language),
  };
}

function own(c: Context<Env>): MemberKey {
  const { companyCode, subject: memberId } = principal(c, 'bearerAuth');
  return { companyCode, memberId };
}
