import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/signup/ownership: not delivered. Write the handler in signup.routes.ts, then delete this file. */
export const verifyOwnership: Handlers<Env>['signup']['verifyOwnership'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'verifyOwnership is not delivered yet.' }));
