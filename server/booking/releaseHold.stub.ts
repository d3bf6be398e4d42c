import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** DELETE /client/booking/holds/{hold_number}: not delivered. Write the handler in booking.routes.ts, then delete this file. */
export const releaseHold: Handlers<Env>['booking']['releaseHold'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'releaseHold is not delivered yet.' }));
