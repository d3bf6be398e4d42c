import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/signup/social-members: not delivered. Write the handler in signup.routes.ts, then delete this file. */
export const createSocialMember: Handlers<Env>['signup']['createSocialMember'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'createSocialMember is not delivered yet.' }));
