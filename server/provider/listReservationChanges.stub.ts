import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/reservations is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const listReservationChanges: Handlers<Env>['provider']['listReservationChanges'] = async () =>
  fail('not_implemented', { detail: 'listReservationChanges is not implemented yet.' });
