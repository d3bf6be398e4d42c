import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** GET /client/payments/{order_id}: not delivered. Write the handler in payment.routes.ts, then delete this file. */
export const getPayment: Handlers<Env>['payment']['getPayment'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'getPayment is not delivered yet.' }));
