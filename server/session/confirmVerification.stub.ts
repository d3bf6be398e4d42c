import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/user/verifications/{verification_id}/confirmation: not delivered. Write the handler in session.routes.ts, then delete this file. */
export const confirmVerification: Handlers<Env>['session']['confirmVerification'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'confirmVerification is not delivered yet.' }));
