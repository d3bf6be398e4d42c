import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * PUT /provider/reservations/{reservation_number}/room-assignment is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const putRoomAssignment: Handlers<Env>['provider']['putRoomAssignment'] = async () =>
  fail('not_implemented', { detail: 'putRoomAssignment is not implemented yet.' });
