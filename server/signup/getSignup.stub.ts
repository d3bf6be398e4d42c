import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** GET /client/signup/sessions/current: not delivered. Write the handler in signup.routes.ts, then delete this file. */
export const getSignup: Handlers<Env>['signup']['getSignup'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'getSignup is not delivered yet.' }));
