import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/** POST /client/booking/reservations/{reservation_number}/voyage-change-quotes: not delivered. Write the handler in booking.routes.ts, then delete this file. */
export const createVoyageChangeQuote: Handlers<Env>['booking']['createVoyageChangeQuote'] = async () =>
  fail('not_implemented', { detail: 'createVoyageChangeQuote is not delivered yet.' });
