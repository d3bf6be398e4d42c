import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /client/payments/webhooks/nicepay: not delivered. Write the handler in payment.routes.ts, then delete this file. */
export const receiveNicepayWebhook: Handlers<Env>['payment']['receiveNicepayWebhook'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'receiveNicepayWebhook is not delivered yet.' }));
