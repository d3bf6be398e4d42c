import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/reservations/{reservation_number}/refunds is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const createPropertyRefund: Handlers<Env>['provider']['createPropertyRefund'] = async () =>
  fail('not_implemented', { detail: 'createPropertyRefund is not implemented yet.' });
