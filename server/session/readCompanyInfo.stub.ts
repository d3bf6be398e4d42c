import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/user/company-info: not delivered. Write the handler in session.routes.ts, then delete this file. */
export const readCompanyInfo: Handlers<Env>['session']['readCompanyInfo'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'readCompanyInfo is not delivered yet.' }));
