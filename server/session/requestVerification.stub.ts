import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/user/verifications: not delivered. Write the handler in session.routes.ts, then delete this file. */
export const requestVerification: Handlers<Env>['session']['requestVerification'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'requestVerification is not delivered yet.' }));
