import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * PUT /provider/refunds/{refund_id}/payout is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const payOutRefund: Handlers<Env>['provider']['payOutRefund'] = async () =>
  fail('not_implemented', { detail: 'payOutRefund is not implemented yet.' });
