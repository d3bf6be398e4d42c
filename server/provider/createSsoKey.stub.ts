import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /provider/sso-keys: not delivered. Write the handler in provider.routes.ts, then delete this file. */
export const createSsoKey: Handlers<Env>['provider']['createSsoKey'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'createSsoKey is not delivered yet.' }));
