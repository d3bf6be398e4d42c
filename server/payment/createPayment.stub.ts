import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/payments: not delivered. Write the handler in payment.routes.ts, then delete this file. */
export const createPayment: Handlers<Env>['payment']['createPayment'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'createPayment is not delivered yet.' }));
