import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/signup/duplicate-checks: not delivered. Write the handler in signup.routes.ts, then delete this file. */
export const checkDuplicate: Handlers<Env>['signup']['checkDuplicate'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'checkDuplicate is not delivered yet.' }));
