import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/reservation-searches is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const findReservations: Handlers<Env>['provider']['findReservations'] = async () =>
  fail('not_implemented', { detail: 'findReservations is not implemented yet.' });
