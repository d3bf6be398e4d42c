import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/signup/codes: not delivered. Write the handler in signup.routes.ts, then delete this file. */
export const sendSignupCode: Handlers<Env>['signup']['sendSignupCode'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'sendSignupCode is not delivered yet.' }));
