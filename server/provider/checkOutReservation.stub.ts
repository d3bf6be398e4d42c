import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/reservations/{reservation_number}/check-out is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const checkOutReservation: Handlers<Env>['provider']['checkOutReservation'] = async () =>
  fail('not_implemented', { detail: 'checkOutReservation is not implemented yet.' });
