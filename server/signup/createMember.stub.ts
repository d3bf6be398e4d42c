import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/signup/members: not delivered. Write the handler in signup.routes.ts, then delete this file. */
export const createMember: Handlers<Env>['signup']['createMember'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'createMember is not delivered yet.' }));
