import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** GET /client/member/profile: not delivered. Write the handler in member.routes.ts, then delete this file. */
export const getMember: Handlers<Env>['member']['getMember'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'getMember is not delivered yet.' }));
