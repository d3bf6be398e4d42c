import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** GET /client/membership/tiers: not delivered. Write the handler in membership.routes.ts, then delete this file. */
export const listTiers: Handlers<Env>['membership']['listTiers'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'listTiers is not delivered yet.' }));
