import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/sso-keys is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const createSsoKey: Handlers<Env>['provider']['createSsoKey'] = async () =>
  fail('not_implemented', { detail: 'createSsoKey is not implemented yet.' });
