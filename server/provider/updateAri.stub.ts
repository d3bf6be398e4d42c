import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/ari-updates is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const updateAri: Handlers<Env>['provider']['updateAri'] = async () =>
  fail('not_implemented', { detail: 'updateAri is not implemented yet.' });
