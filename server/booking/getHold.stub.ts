import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** GET /client/booking/holds/{hold_number}: not delivered. Write the handler in booking.routes.ts, then delete this file. */
export const getHold: Handlers<Env>['booking']['getHold'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'getHold is not delivered yet.' }));
