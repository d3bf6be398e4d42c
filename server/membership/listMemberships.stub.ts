import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/user/pms/membership/list: not delivered. Write the handler in membership.routes.ts, then delete this file. */
export const listMemberships: Handlers<Env>['membership']['listMemberships'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'listMemberships is not delivered yet.' }));
