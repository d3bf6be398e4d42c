import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/user/login: not delivered. Write the handler in session.routes.ts, then delete this file. */
export const loginUser: Handlers<Env>['session']['loginUser'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'loginUser is not delivered yet.' }));
