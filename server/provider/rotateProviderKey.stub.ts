import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/keys/{key_id}/rotations is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const rotateProviderKey: Handlers<Env>['provider']['rotateProviderKey'] = async () =>
  fail('not_implemented', { detail: 'rotateProviderKey is not implemented yet.' });
