import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/signup/sessions: not delivered. Write the handler in signup.routes.ts, then delete this file. */
export const startSignup: Handlers<Env>['signup']['startSignup'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'startSignup is not delivered yet.' }));
