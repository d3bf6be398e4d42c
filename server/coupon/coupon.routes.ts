import type { Context } from 'hono';
import type { Handlers } from '../../generated/routes.ts';
import type { MemberKey } from '../member/member.rules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type Env, principal } from '../platform/http/context.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { listCoupons, registerCoupon } from './coupon.usecases.ts';

type Deps = { db: Database; clock: Clock; limiter: RateLimiter };

export function couponHandlers(deps: Deps): Handlers<Env>['coupon'] {
  return {
    listCoupons: async (c) => listCoupons(deps, own(c), c.req.valid('query'), c.var.language),
    registerCoupon: async (c) => registerCoupon(deps, own(c), c.req.valid('json'), c.var.language),
  };
}

function own(c: Context<Env>): MemberKey {
  const { companyCode, subject: memberId } = principal(c, 'bearerAuth');
  return { companyCode, memberId };
}
