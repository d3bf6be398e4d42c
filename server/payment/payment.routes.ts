import type { Handlers } from '../../generated/routes.ts';
import type { ReservationAccess } from '../booking/booking.rules.ts';
import { type Env, idempotentCall, type Proofs, principal } from '../platform/http/context.ts';
import { type ErrorCode, fail, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { confirmGuarantee, createPayment, getPayment, type PaymentDeps } from './payment.usecases.ts';
import { type ProvenWebhook, proveWebhook, receiveReturn, receiveWebhook } from './return.usecases.ts';

/** How long a guest who returns from the card window waits for the charge. After that, the result page polls. */
const RETURN_WAIT_MS = 4_000;
const LIMIT = { scope: 'payment:hold', limit: 20, seconds: 900 };

function resultPage(query: Record<string, string>) {
  return `/nicepay/result?${new URLSearchParams(query)}`;
}

/**
 * Returns the outcome, or `later` after `milliseconds`. In that case, the charge continues. If the charge is
 * interrupted, a job reconciles it.
 */
function answeredWithin<T, Code extends ErrorCode>(
  milliseconds: number,
  answered: Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code> | 'later'> {
  const timeout = Promise.withResolvers<'later'>();
  const timer = setTimeout(() => timeout.resolve('later'), milliseconds);
  return Promise.race([answered, timeout.promise]).finally(() => clearTimeout(timer));
}

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
      const { lookedUp } = caller.detail as ReservationAccess;
      return createPayment(deps, call, of, { method: request.method, language: c.var.language, lookedUp });
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
      const outcome = await answeredWithin(RETURN_WAIT_MS, answered);
      // The guest is redirected before the outcome is known, so log failures here.
      if (outcome === 'later')
        answered.catch((error: unknown) =>
          deps.log.error(
            { err: error, order_id: form.orderId },
            'card window return failed; the payment will be reconciled',
          ),
        );
      // A browser that posted a rejected form gets the result page instead of a problem document.
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
