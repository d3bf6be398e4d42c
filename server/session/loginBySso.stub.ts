import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/user/find/sso: not delivered. Write the handler in session.routes.ts, then delete this file. */
export const loginBySso: Handlers<Env>['session']['loginBySso'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'loginBySso is not delivered yet.' }));
