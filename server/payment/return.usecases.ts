import type { ProblemCode } from '../../generated/problems.ts';
import { lockHoldForPayment } from '../booking/hold/confirm.usecases.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { companyOf, completePayment, failPayment } from './complete.usecases.ts';
import type { ApproveOutcome, CardGateway } from './gateways/gateway.ts';
import { checkSoon, findPayment, movePayment, type PaymentRow } from './payment.repository.ts';
import { unknownAt } from './payment.rules.ts';
import type { PaymentDeps } from './payment.usecases.ts';

/**
 * Processes the form from the card window: verifies it, compares the amount, locks the hold and charges the card.
 * Returns the order ID once the payment has ended or is left to the reconciliation job. Posting the form again has no
 * effect.
 */
export async function receiveReturn(
  deps: PaymentDeps,
  provider: string,
  form: Readonly<Record<string, unknown>>,
): Promise<Outcome<string, ProblemCode<'receivePaymentReturn'>>> {
  const gateway = deps.cardGateways.find(provider);
  if (!gateway) return fail('not_found');
  const read = gateway.readReturn(form);
  if (read.kind === 'forged') {
    deps.log.warn({ order_id: read.orderId, reason: read.reason }, 'forged return from the card window rejected');
    return fail('forbidden');
  }
  const payment = await paymentOf(deps, provider, read.orderId);
  if (payment?.kind !== 'card') return fail('not_found');
  if (read.kind !== 'authorised') {
    const [state, code] =
      read.kind === 'cancelled'
        ? (['cancelled', 'payment_cancelled'] as const)
        : (['failed', 'payment_failed'] as const);
    await movePayment(deps.db, payment, ['ready'], {
      state,
      code,
      updatedAt: deps.clock.now(),
    });
    return ok(payment.orderId);
  }
  if (read.amount !== payment.amount) {
    deps.log.warn({ order_id: payment.orderId }, 'return with a different amount rejected');
    return fail('forbidden');
  }
  const begun = await beginApproval(deps, gateway, payment, read.transactionId);
  if (begun) await completeApproval(deps, begun, await gateway.approve({ ...read, amount: payment.amount }));
  return ok(payment.orderId);
}

export type ProvenWebhook = { gateway: CardGateway; orderId: string };

/** Verifies a webhook's signature without calling the provider. */
export function proveWebhook(
  { cardGateways, log }: Pick<PaymentDeps, 'cardGateways' | 'log'>,
  provider: string,
  body: unknown,
): Outcome<ProvenWebhook, 'not_found' | 'forbidden'> {
  const gateway = cardGateways.find(provider);
  if (!gateway) return fail('not_found');
  const read = gateway.readWebhook(body);
  if (read.kind !== 'forged') return ok({ gateway, orderId: read.orderId });
  log.warn({ reason: read.reason }, 'forged webhook rejected');
  return fail('forbidden');
}

/** Schedules a reconciliation of the webhook's payment. The state in a webhook may be outdated, so it isn't used. */
export async function receiveWebhook(
  deps: PaymentDeps,
  { gateway, orderId }: ProvenWebhook,
): Promise<Outcome<CardGateway['webhookReply'], ProblemCode<'receivePaymentWebhook'>>> {
  const payment = await paymentOf(deps, gateway.provider, orderId);
  if (!payment) return fail('not_found');
  await checkSoon(deps.db, payment, deps.clock.now());
  return ok(gateway.webhookReply);
}

/**
 * Returns undefined if the payment belongs to another provider, because a provider must not change another provider's
 * payment.
 */
async function paymentOf(deps: PaymentDeps, provider: string, orderId: string): Promise<PaymentRow | undefined> {
  const companyCode = companyOf(orderId);
  const payment = companyCode === undefined ? undefined : await findPayment(deps.db, { companyCode, orderId });
  return payment?.provider === provider ? payment : undefined;
}

/**
 * Records that a charge is about to be requested and when to reconcile it if this process crashes before the response.
 * If this returns undefined, the payment is no longer open or the hold has ended, so don't charge the card.
 */
async function beginApproval(
  deps: PaymentDeps,
  gateway: CardGateway,
  payment: PaymentRow,
  transactionId: string,
): Promise<PaymentRow | undefined> {
  const now = deps.clock.now();
  const begun = await inTransaction(deps.db, async (tx) => {
    const checkAt = unknownAt(now, gateway);
    const approving = { transactionId, updatedAt: now, state: 'approving', checkAt } as const;
    const moved = await movePayment(tx, payment, ['ready'], approving);
    if (!moved) return fail('payment_in_progress');
    const locked = await lockHoldForPayment(tx, now, payment);
    return locked.ok ? ok(moved) : locked;
  });
  if (begun.ok) return begun.value;
  if (begun.failure.code === 'hold_expired') {
    await movePayment(deps.db, payment, ['ready'], {
      state: 'failed',
      code: 'hold_expired',
      updatedAt: now,
    });
  }
  return undefined;
}

async function completeApproval(deps: PaymentDeps, payment: PaymentRow, answer: ApproveOutcome): Promise<void> {
  if (answer.kind === 'paid') return completePayment(deps, payment, answer);
  if (answer.kind === 'declined') {
    const { fault, providerCode } = answer;
    if (fault === 'configuration')
      deps.log.error(
        { order_id: payment.orderId, provider_code: providerCode },
        'card provider rejects our configuration',
      );
    return failPayment(deps, payment);
  }
  const now = deps.clock.now();
  await movePayment(deps.db, payment, ['approving'], { state: 'unknown', updatedAt: now, checkAt: now });
}
