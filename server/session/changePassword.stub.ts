import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/user/change/password: not delivered. Write the handler in session.routes.ts, then delete this file. */
export const changePassword: Handlers<Env>['session']['changePassword'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'changePassword is not delivered yet.' }));
