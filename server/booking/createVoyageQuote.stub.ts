import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/** POST /client/booking/voyage-quotes: not delivered. Write the handler in booking.routes.ts, then delete this file. */
export const createVoyageQuote: Handlers<Env>['booking']['createVoyageQuote'] = async () =>
  fail('not_implemented', { detail: 'createVoyageQuote is not delivered yet.' });
