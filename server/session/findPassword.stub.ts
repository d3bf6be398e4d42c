import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/user/find/pw: not delivered. Write the handler in session.routes.ts, then delete this file. */
export const findPassword: Handlers<Env>['session']['findPassword'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'findPassword is not delivered yet.' }));
