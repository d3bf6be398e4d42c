import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/user/social/{provider}/session: not delivered. Write the handler in session.routes.ts, then delete this file. */
export const finishSocialLogin: Handlers<Env>['session']['finishSocialLogin'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'finishSocialLogin is not delivered yet.' }));
