import { unlockHoldAfterPayment } from '../booking/hold/confirm.usecases.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ok } from '../platform/outcome.ts';
import { companyOf, completePayment, failPayment } from './complete.usecases.ts';
import type { CardGateway, Receipt, TransactionState } from './gateways/gateway.ts';
import {
  beginUndoing,
  type Claimed,
  findPayment,
  movePayment,
  type PaymentRow,
  planCheck,
} from './payment.repository.ts';
import { nextLateCheck, type PaymentKey } from './payment.rules.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import { refundPayment } from './refund.usecases.ts';

/**
 * Reconciles a payment with its provider. If the outcome is unknown, queries the provider. If the query is
 * inconclusive, sends a net cancel and queries again; a charge found after the net cancel is refunded. If the payment
 * has failed, refunds any late charge. Throws if the outcome is still uncertain, so the job retries
 * (docs/reliability.md).
 */
export async function reconcilePayment(deps: PaymentDeps, claimed: Claimed<PaymentKey>): Promise<void> {
  const payment = await findPayment(deps.db, claimed);
  if (!payment?.transactionId || payment.kind !== 'card') return planCheck(deps.db, claimed, null);
  const { transactionId, state } = payment;
  if (state === 'failed') {
    await refundIfCharged(deps, payment, transactionId);
    return planCheck(deps.db, claimed, nextLateCheck(payment.updatedAt, deps.clock.now()));
  }
  if (state !== 'unknown' && state !== 'undoing') return;

  const gateway = deps.cardGateways.get(payment.provider);
  const first = await gateway.query(transactionId);
  if (await applyProviderState(deps, payment, first)) return;
  // In state `undoing`, any charge is refunded. If the update returns undefined, another process has already settled
  // the outcome.
  const undoing = await beginUndoing(deps.db, payment, deps.clock.now());
  if (!undoing) return;
  const undone = await gateway.netCancel(payment.orderId);
  if (undone.kind === 'cancelled') return failPayment(deps, undoing);
  const second = await gateway.query(transactionId);
  if (await applyProviderState(deps, undoing, second)) return;
  const notCharged = second.kind === 'ready' || second.kind === 'notFound';
  if (undone.kind === 'nothingToCancel' && notCharged) return failPayment(deps, payment, { mayChargeLate: true });
  throw new Error(`payment ${payment.orderId}: result still unknown (${first.kind}, ${undone.kind}, ${second.kind})`);
}

/** Applies the provider's state to the payment. Returns false if the state doesn't determine the payment's outcome. */
async function applyProviderState(deps: PaymentDeps, payment: PaymentRow, state: TransactionState): Promise<boolean> {
  if (state.kind === 'cancelled' || state.kind === 'failed') {
    await failPayment(deps, payment);
    return true;
  }
  if (state.kind !== 'paid') return false;
  if (state.orderId !== payment.orderId) {
    await refundStray(deps, deps.cardGateways.get(payment.provider), state);
    await failPayment(deps, payment);
  } else if (payment.state === 'unknown' && isWhatWasOrdered(payment, state)) {
    await completePayment(deps, payment, state);
  } else {
    await refundCharge(
      deps,
      payment,
      state,
      payment.state === 'undoing' ? 'charged after it was undone' : 'not what was ordered',
    );
  }
  return true;
}

function isWhatWasOrdered({ amount }: PaymentRow, charge: Receipt): boolean {
  return charge.amount === amount && charge.balance === amount && charge.method !== null;
}

/**
 * Refunds a charge for a payment that was reported to the guest as failed. Throws if the provider's state is unknown.
 */
async function refundIfCharged(deps: PaymentDeps, payment: PaymentRow, transactionId: string): Promise<void> {
  const { orderId } = payment;
  const state = await deps.cardGateways.get(payment.provider).query(transactionId);
  if (state.kind === 'unknown') throw new Error(`payment ${orderId}: unknown whether it was charged`);
  if (state.kind === 'paid' && state.orderId === orderId)
    await refundCharge(deps, payment, state, 'charged after it had failed');
}

/** Queues a refund of the balance of a charge that can't become a reservation. */
async function refundCharge(
  deps: PaymentDeps,
  payment: PaymentRow,
  { balance }: Receipt,
  reason: string,
): Promise<void> {
  if (balance === 0) return failPayment(deps, payment);
  const refunded = await inTransaction(deps.db, async (tx) => {
    const code = payment.code ?? 'payment_failed';
    const moved = await movePayment(tx, payment, [payment.state], {
      state: 'refunding',
      code,
      updatedAt: deps.clock.now(),
    });
    if (!moved) return ok();
    if (payment.state !== 'failed') await unlockHoldAfterPayment(tx, payment);
    // If the refund equals the payment's amount, `sendRefund` cancels the whole balance, so an excess charge is
    // refunded too.
    return refundPayment(deps, tx, payment, {
      amount: Math.min(balance, payment.amount),
      reason,
      causedBy: payment.holdNumber,
    });
  });
  if (!refunded.ok) throw new Error(`payment ${payment.orderId}: ${refunded.failure.code}`);
}

/**
 * Refunds a charge that belongs to another order but was submitted with this order's form. Does nothing if the other
 * order already has this charge. If the other order is still open, marks it as failed first, so the refunded charge
 * can't pay for it.
 */
async function refundStray(deps: PaymentDeps, gateway: CardGateway, charge: Receipt): Promise<void> {
  const companyCode = companyOf(charge.orderId);
  if (companyCode !== undefined) {
    const failed = { state: 'failed', code: 'payment_failed', updatedAt: deps.clock.now() } as const;
    const other = { companyCode, orderId: charge.orderId };
    await movePayment(deps.db, other, ['ready'], failed);
    const owner = await findPayment(deps.db, other);
    if (owner?.transactionId === charge.transactionId) return;
  }
  deps.log.error({ order_id: charge.orderId }, 'charge belongs to another order; cancelling it at the provider');
  await cancelCharge(deps, gateway, charge);
}

/**
 * Cancels a charge that belongs to no payment. Throws if the outcome is unknown or the provider rejects our
 * configuration.
 */
async function cancelCharge(deps: PaymentDeps, gateway: CardGateway, charge: Receipt): Promise<void> {
  const { transactionId, orderId, balance } = charge;
  if (balance === 0) return;
  const cancel = { transactionId, orderId, reason: 'not what was ordered', cancelId: `${orderId}-undo` };
  const answer = await gateway.cancel(cancel);
  if (answer.kind === 'unknown' || (answer.kind === 'refused' && answer.reason === 'configuration'))
    throw new Error(`charge for ${orderId}: not cancelled yet (${answer.kind})`);
  if (answer.kind === 'refused') {
    const fields = { order_id: orderId, transaction_id: transactionId, balance, reason: answer.reason };
    deps.log.error(
      fields,
      'provider refuses to cancel a charge without a payment; the company must refund it by other means',
    );
  }
}
