import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/departures/{departure_code}/manifest is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const getManifest: Handlers<Env>['provider']['getManifest'] = async () =>
  fail('not_implemented', { detail: 'getManifest is not implemented yet.' });
