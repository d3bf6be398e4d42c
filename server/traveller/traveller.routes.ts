import type { Context } from 'hono';
import type { Handlers } from '../../generated/routes.ts';
import type { MemberKey } from '../member/member.rules.ts';
import type { Database } from '../platform/database/database.ts';
import { type Env, principal } from '../platform/http/context.ts';
import type { Sealer } from '../platform/sealing.ts';
import type { SavedTravellerKey } from './saved-traveller.rules.ts';
import { deleteSavedTraveller, listSavedTravellers, putSavedTraveller } from './saved-traveller.usecases.ts';

type Deps = { db: Database; passports: Sealer };

export function travellerHandlers(deps: Deps): Handlers<Env>['traveller'] {
  return {
    listSavedTravellers: async (c) => listSavedTravellers(deps.db, own(c)),
    putSavedTraveller: async (c) => putSavedTraveller(deps, keyOf(c, c.req.valid('param')), c.req.valid('json')),
    deleteSavedTraveller: async (c) => deleteSavedTraveller(deps.db, keyOf(c, c.req.valid('param'))),
  };
}

function own(c: Context<Env>): MemberKey {
  const { companyCode, subject: memberId } = principal(c, 'bearerAuth');
  return { companyCode, memberId };
}

function keyOf(c: Context<Env>, { saved_traveller_id }: { saved_traveller_id: string }): SavedTravellerKey {
  return { ...own(c), savedTravellerId: saved_traveller_id.toLowerCase() };
}
