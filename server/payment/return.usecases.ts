import type { ProblemCode } from '../../generated/problems.ts';
import { lockHoldForPayment } from '../booking/hold/confirm.usecases.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { companyOf, completePayment, failPayment } from './complete.usecases.ts';
import type { ApproveOutcome, CardGateway } from './gateways/gateway.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import { checkSoon, findPayment, movePayment, type PaymentRow } from './payment.repository.ts';
import { unknownAt } from './payment.rules.ts';

/**
 * Takes the card window's form: proves it, compares its amount, keeps the rooms, and charges. Answers the order id once the payment is
 * over or its reconciliation is in hand; a repeated form finds the payment further on and does nothing.
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
    deps.log.warn({ order_id: read.orderId, reason: read.reason }, 'a forged return from the card window was refused');
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
    deps.log.warn({ order_id: payment.orderId }, 'a return with another amount was refused');
    return fail('forbidden');
  }
  const begun = await beginApproval(deps, gateway, payment, read.transactionId);
  if (begun) await completeApproval(deps, begun, await gateway.approve({ ...read, amount: payment.amount }));
  return ok(payment.orderId);
}

/** What a webhook's signature proves: of whose books it tells, and of which order. */
export type ProvenWebhook = { gateway: CardGateway; orderId: string };

/** Whose payment a webhook is about, by the provider's own signature. Asks nobody. */
export function proveWebhook(
  { cardGateways, log }: Pick<PaymentDeps, 'cardGateways' | 'log'>,
  provider: string,
  body: unknown,
): Outcome<ProvenWebhook, 'not_found' | 'forbidden'> {
  const gateway = cardGateways.find(provider);
  if (!gateway) return fail('not_found');
  const read = gateway.readWebhook(body);
  if (read.kind !== 'forged') return ok({ gateway, orderId: read.orderId });
  log.warn({ reason: read.reason }, 'a forged webhook was refused');
  return fail('forbidden');
}

/** Takes a webhook that is proven: has the payment reconciled by what the provider answers when asked. */
export async function receiveWebhook(
  deps: PaymentDeps,
  { gateway, orderId }: ProvenWebhook,
): Promise<Outcome<CardGateway['webhookReply'], ProblemCode<'receivePaymentWebhook'>>> {
  const payment = await paymentOf(deps, gateway.provider, orderId);
  if (!payment) return fail('not_found');
  await checkSoon(deps.db, payment, deps.clock.now());
  return ok(gateway.webhookReply);
}

/** The payment of an order, where it is this provider's: what one provider says of another's payment is nothing. */
async function paymentOf(deps: PaymentDeps, provider: string, orderId: string): Promise<PaymentRow | undefined> {
  const companyCode = companyOf(orderId);
  const payment = companyCode === undefined ? undefined : await findPayment(deps.db, { companyCode, orderId });
  return payment?.provider === provider ? payment : undefined;
}

/**
 * Writes that a charge is about to be asked for, and when it is looked after if this process does not live to hear the answer. Nothing
 * is asked for when the payment is further on already, or the rooms are gone.
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
    const kept = await lockHoldForPayment(tx, now, payment);
    return kept.ok ? ok(moved) : kept;
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
      deps.log.error({ order_id: payment.orderId, provider_code: providerCode }, 'the provider refuses our calls');
    return failPayment(deps, payment);
  }
  const now = deps.clock.now();
  await movePayment(deps.db, payment, ['approving'], { state: 'unknown', updatedAt: now, checkAt: now });
}
