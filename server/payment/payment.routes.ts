import type { Handlers } from '../../generated/routes.ts';
import { type Env, idempotentCall, type Proofs, principal } from '../platform/http/context.ts';
import { type ErrorCode, fail, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { confirmGuarantee, createPayment, getPayment, type PaymentDeps } from './payment.usecases.ts';
import { type ProvenWebhook, proveWebhook, receiveReturn, receiveWebhook } from './return.usecases.ts';

/** How long the card window's return waits for the charge before the result page takes over and asks by itself. */
const PATIENCE_MS = 4_000;
const LIMIT = { scope: 'payment:hold', limit: 20, seconds: 900 };

function resultPage(query: Record<string, string>) {
  return `/nicepay/result?${new URLSearchParams(query)}`;
}

/** The outcome, or 'later' when it takes longer; the charge goes on all the same, and a job looks after it. */
function answeredWithin<T, Code extends ErrorCode>(
  milliseconds: number,
  answered: Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code> | 'later'> {
  const patience = Promise.withResolvers<'later'>();
  const timer = setTimeout(() => patience.resolve('later'), milliseconds);
  return Promise.race([answered, patience.promise]).finally(() => clearTimeout(timer));
}

/** The provider signs what stands in the body: what it did not sign is not looked at any further. */
export function paymentProofs(deps: Pick<PaymentDeps, 'cardGateways' | 'log'>): Proofs {
  return {
    receivePaymentWebhook: async (c, body) => proveWebhook(deps, c.req.param('provider') ?? '', body),
  };
}

export function paymentHandlers(deps: PaymentDeps & { limiter: RateLimiter }): Handlers<Env>['payment'] {
  return {
    createPayment: async (c) => {
      const caller = principal(c, 'reservationToken');
      const request = c.req.valid('json');
      const limited = await deps.limiter.hit(LIMIT, caller.companyCode, caller.subject);
      if (!limited.ok) return limited;
      const call = idempotentCall(c, 'reservationToken', request);
      const of = { companyCode: caller.companyCode, holdNumber: request.hold_number };
      if (request.hold_number !== caller.subject) return fail('not_found');
      return createPayment(deps, call, of, { method: request.method, language: c.var.language });
    },

    getPayment: async (c) => {
      const { companyCode, subject } = principal(c, 'reservationToken');
      const { order_id } = c.req.valid('param');
      return getPayment(deps, { companyCode, holdNumber: subject, orderId: order_id });
    },

    confirmGuarantee: async (c) => {
      const caller = principal(c, 'reservationToken');
      const { order_id } = c.req.valid('param');
      const { card_token } = c.req.valid('json');
      const call = idempotentCall(c, 'reservationToken', { order_id, card_token });
      const of = { companyCode: caller.companyCode, holdNumber: caller.subject, orderId: order_id };
      return confirmGuarantee(deps, call, of, card_token);
    },

    receivePaymentReturn: async (c) => {
      const form = c.req.valid('form');
      const answered = receiveReturn(deps, c.req.valid('param').provider, form);
      const outcome = await answeredWithin(PATIENCE_MS, answered);
      // Nobody waits for it any more: what breaks now is said here.
      if (outcome === 'later')
        answered.catch((error: unknown) =>
          deps.log.error({ err: error, order_id: form.orderId }, 'a return was not dealt with'),
        );
      // A person whose form was refused is sent to where their payment stands; nothing was done for it.
      const person = c.req.header('accept')?.includes('text/html') === true;
      if (outcome !== 'later' && !outcome.ok && !person) return outcome;
      return c.redirect(resultPage({ order: form.orderId }), 303);
    },

    receivePaymentWebhook: async (c) => {
      const outcome = await receiveWebhook(deps, c.get('proven') as ProvenWebhook);
      if (!outcome.ok) return outcome;
      const { status, contentType, body } = outcome.value;
      return c.body(body, status, { 'Content-Type': contentType });
    },
  };
}
