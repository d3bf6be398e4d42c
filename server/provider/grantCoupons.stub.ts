import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/coupon-grants is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const grantCoupons: Handlers<Env>['provider']['grantCoupons'] = async () =>
  fail('not_implemented', { detail: 'grantCoupons is not implemented yet.' });
