import type { Context } from 'hono';
import type { Handlers } from '../../generated/routes.ts';
import type { MemberKey } from '../member/member.rules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type Env, principal } from '../platform/http/context.ts';
import { getPoints, listPointsEntries } from './points.usecases.ts';

export function pointsHandlers(deps: { db: Database; clock: Clock }): Handlers<Env>['points'] {
  return {
    getPoints: async (c) => getPoints(deps, own(c)),
    listPointsEntries: async (c) => listPointsEntries(deps, own(c), c.req.valid('query')),
  };
}

function own(c: Context<Env>): MemberKey {
  const { companyCode, subject: memberId } = principal(c, 'bearerAuth');
  return { companyCode, memberId };
}
