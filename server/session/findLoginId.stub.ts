import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/user/find/id: not delivered. Write the handler in session.routes.ts, then delete this file. */
export const findLoginId: Handlers<Env>['session']['findLoginId'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'findLoginId is not delivered yet.' }));
