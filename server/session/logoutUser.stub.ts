import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/user/logout: not delivered. Write the handler in session.routes.ts, then delete this file. */
export const logoutUser: Handlers<Env>['session']['logoutUser'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'logoutUser is not delivered yet.' }));
