import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/booking/quotes: not delivered. Write the handler in booking.routes.ts, then delete this file. */
export const createQuote: Handlers<Env>['booking']['createQuote'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'createQuote is not delivered yet.' }));
