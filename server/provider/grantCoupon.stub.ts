import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/members/{member_id}/coupons is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const grantCoupon: Handlers<Env>['provider']['grantCoupon'] = async () =>
  fail('not_implemented', { detail: 'grantCoupon is not implemented yet.' });
