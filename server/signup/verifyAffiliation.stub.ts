import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/signup/affiliation: not delivered. Write the handler in signup.routes.ts, then delete this file. */
export const verifyAffiliation: Handlers<Env>['signup']['verifyAffiliation'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'verifyAffiliation is not delivered yet.' }));
