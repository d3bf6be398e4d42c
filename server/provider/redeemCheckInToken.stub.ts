import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/check-in-tokens is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const redeemCheckInToken: Handlers<Env>['provider']['redeemCheckInToken'] = async () =>
  fail('not_implemented', { detail: 'redeemCheckInToken is not implemented yet.' });
