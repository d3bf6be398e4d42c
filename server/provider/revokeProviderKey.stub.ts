import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * DELETE /provider/keys/{key_id} is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const revokeProviderKey: Handlers<Env>['provider']['revokeProviderKey'] = async () =>
  fail('not_implemented', { detail: 'revokeProviderKey is not implemented yet.' });
