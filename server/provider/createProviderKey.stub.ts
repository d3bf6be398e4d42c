import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/keys is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const createProviderKey: Handlers<Env>['provider']['createProviderKey'] = async () =>
  fail('not_implemented', { detail: 'createProviderKey is not implemented yet.' });
