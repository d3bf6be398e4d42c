import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** GET /client/booking/reservations/{reservation_number}/calendar: not delivered. Write the handler in booking.routes.ts, then delete this file. */
export const getReservationCalendarFile: Handlers<Env>['booking']['getReservationCalendarFile'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'getReservationCalendarFile is not delivered yet.' }));
