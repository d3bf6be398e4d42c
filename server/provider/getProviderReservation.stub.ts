import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/reservations/{reservation_number} is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const getProviderReservation: Handlers<Env>['provider']['getProviderReservation'] = async () =>
  fail('not_implemented', { detail: 'getProviderReservation is not implemented yet.' });
