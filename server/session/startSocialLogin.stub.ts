import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/user/social/{provider}/authorization: not delivered. Write the handler in session.routes.ts, then delete this file. */
export const startSocialLogin: Handlers<Env>['session']['startSocialLogin'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'startSocialLogin is not delivered yet.' }));
