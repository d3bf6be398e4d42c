import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** GET /client/user/session: not delivered. Write the handler in session.routes.ts, then delete this file. */
export const getSession: Handlers<Env>['session']['getSession'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'getSession is not delivered yet.' }));
