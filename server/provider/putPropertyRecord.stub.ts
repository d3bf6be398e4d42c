import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * PUT /provider/reservations/{reservation_number}/property-record is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const putPropertyRecord: Handlers<Env>['provider']['putPropertyRecord'] = async () =>
  fail('not_implemented', { detail: 'putPropertyRecord is not implemented yet.' });
