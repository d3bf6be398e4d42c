import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/signup/codes/confirmation: not delivered. Write the handler in signup.routes.ts, then delete this file. */
export const confirmSignupCode: Handlers<Env>['signup']['confirmSignupCode'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'confirmSignupCode is not delivered yet.' }));
