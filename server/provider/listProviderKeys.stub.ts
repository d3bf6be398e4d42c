import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/keys is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const listProviderKeys: Handlers<Env>['provider']['listProviderKeys'] = async () =>
  fail('not_implemented', { detail: 'listProviderKeys is not implemented yet.' });
