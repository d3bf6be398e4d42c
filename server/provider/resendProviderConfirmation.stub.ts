import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/reservations/{reservation_number}/confirmation-mail is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const resendProviderConfirmation: Handlers<Env>['provider']['resendProviderConfirmation'] = async () =>
  fail('not_implemented', { detail: 'resendProviderConfirmation is not implemented yet.' });
