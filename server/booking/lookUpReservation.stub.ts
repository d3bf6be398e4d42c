import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/booking/lookup: not delivered. Write the handler in booking.routes.ts, then delete this file. */
export const lookUpReservation: Handlers<Env>['booking']['lookUpReservation'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'lookUpReservation is not delivered yet.' }));
