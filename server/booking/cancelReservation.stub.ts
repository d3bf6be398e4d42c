import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/booking/reservations/{reservation_number}/cancellation: not delivered. Write the handler in booking.routes.ts, then delete this file. */
export const cancelReservation: Handlers<Env>['booking']['cancelReservation'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'cancelReservation is not delivered yet.' }));
