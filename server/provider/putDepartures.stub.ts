import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * PUT /provider/departures is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const putDepartures: Handlers<Env>['provider']['putDepartures'] = async () =>
  fail('not_implemented', { detail: 'putDepartures is not implemented yet.' });
