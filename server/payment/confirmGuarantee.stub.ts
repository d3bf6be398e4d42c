import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/payments/{order_id}/guarantee: not delivered. Write the handler in payment.routes.ts, then delete this file. */
export const confirmGuarantee: Handlers<Env>['payment']['confirmGuarantee'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'confirmGuarantee is not delivered yet.' }));
