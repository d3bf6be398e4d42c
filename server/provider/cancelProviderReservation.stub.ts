import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/reservations/{reservation_number}/cancellation is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const cancelProviderReservation: Handlers<Env>['provider']['cancelProviderReservation'] = async () =>
  fail('not_implemented', { detail: 'cancelProviderReservation is not implemented yet.' });
