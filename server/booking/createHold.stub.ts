import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/booking/holds: not delivered. Write the handler in booking.routes.ts, then delete this file. */
export const createHold: Handlers<Env>['booking']['createHold'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'createHold is not delivered yet.' }));
