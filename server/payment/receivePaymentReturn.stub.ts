import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/payments/returns: not delivered. Write the handler in payment.routes.ts, then delete this file. */
export const receivePaymentReturn: Handlers<Env>['payment']['receivePaymentReturn'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'receivePaymentReturn is not delivered yet.' }));
