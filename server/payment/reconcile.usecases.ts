import { unlockHoldAfterPayment } from '../booking/hold/confirm.usecases.ts';
import { ok } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { companyOf, completePayment, failPayment } from './complete.usecases.ts';
import type { CardGateway, Receipt, TransactionState } from './gateways/gateway.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import {
  beginUndoing,
  type Claimed,
  findPayment,
  movePayment,
  type PaymentRow,
  planCheck,
} from './payment.repository.ts';
import { nextLateCheck, type PaymentKey } from './payment.rules.ts';
import { refundPayment } from './refund.usecases.ts';

/**
 * Reconciles a payment whose result is not known with the provider: asks, net-cancels what it does not know, and asks again; what is paid
 * after that goes back. Of one that has failed it asks whether it was charged after all. Throws while nothing is certain, so that it is tried
 * again.
 */
export async function reconcilePayment(deps: PaymentDeps, claimed: Claimed<PaymentKey>): Promise<void> {
  const payment = await findPayment(deps.db, claimed);
  if (!payment?.transactionId || payment.kind !== 'card') return planCheck(deps.db, claimed, null);
  const { transactionId, state } = payment;
  if (state === 'failed') {
    await giveBackIfCharged(deps, payment, transactionId);
    return planCheck(deps.db, claimed, nextLateCheck(payment.updatedAt, deps.clock.now()));
  }
  if (state !== 'unknown' && state !== 'undoing') return;

  const gateway = deps.cardGateways.get(payment.provider);
  const first = await gateway.query(transactionId);
  if (await applyProviderState(deps, payment, first)) return;
  // Whoever hears from now on that it is paid gives it back. Nothing is sent where it was decided meanwhile.
  const undoing = await beginUndoing(deps.db, payment, deps.clock.now());
  if (!undoing) return;
  const undone = await gateway.netCancel(payment.orderId);
  if (undone.kind === 'cancelled') return failPayment(deps, undoing);
  const second = await gateway.query(transactionId);
  if (await applyProviderState(deps, undoing, second)) return;
  const nothingThere = second.kind === 'ready' || second.kind === 'notFound';
  if (undone.kind === 'nothingToCancel' && nothingThere) return failPayment(deps, payment, { mayChargeLate: true });
  throw new Error(
    `payment ${payment.orderId}: the provider has not said what became of it (${first.kind}, ${undone.kind}, ${second.kind})`,
  );
}

/** Whether the provider's books were enough to end the payment. */
async function applyProviderState(deps: PaymentDeps, payment: PaymentRow, state: TransactionState): Promise<boolean> {
  if (state.kind === 'cancelled' || state.kind === 'failed') {
    await failPayment(deps, payment);
    return true;
  }
  if (state.kind !== 'paid') return false;
  if (state.orderId !== payment.orderId) {
    await giveBackStray(deps, deps.cardGateways.get(payment.provider), state);
    await failPayment(deps, payment);
  } else if (payment.state === 'unknown' && isWhatWasOrdered(payment, state)) {
    await completePayment(deps, payment, state);
  } else {
    await giveBack(
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

/** A payment that we told the guest had failed turns out to be charged: it goes back, once. Throws while the provider does not say. */
async function giveBackIfCharged(deps: PaymentDeps, payment: PaymentRow, transactionId: string): Promise<void> {
  const { orderId } = payment;
  const state = await deps.cardGateways.get(payment.provider).query(transactionId);
  if (state.kind === 'unknown') throw new Error(`payment ${orderId}: the provider does not say whether it was charged`);
  if (state.kind === 'paid' && state.orderId === orderId)
    await giveBack(deps, payment, state, 'charged after it had failed');
}

/** Puts on its way back, once, what the charge of a payment still holds that makes no reservation: as any refund, from then on. */
async function giveBack(deps: PaymentDeps, payment: PaymentRow, { balance }: Receipt, reason: string): Promise<void> {
  if (balance === 0) return failPayment(deps, payment);
  const returned = await inTransaction(deps.db, async (tx) => {
    const code = payment.code ?? 'payment_failed';
    const moved = await movePayment(tx, payment, [payment.state], {
      state: 'refunding',
      code,
      updatedAt: deps.clock.now(),
    });
    if (!moved) return ok();
    if (payment.state !== 'failed') await unlockHoldAfterPayment(tx, payment);
    // The whole amount gives back all that is left, even if more was charged.
    return refundPayment(deps, tx, payment, {
      amount: Math.min(balance, payment.amount),
      reason,
      causedBy: payment.holdNumber,
    });
  });
  if (!returned.ok) throw new Error(`payment ${payment.orderId}: ${returned.failure.code}`);
}

/**
 * A transaction of another order was charged by this order's form. If that order is waiting for it, the charge is its own and is reconciled
 * there. Otherwise it is given back under the order it names, which must not be paid by it any more.
 */
async function giveBackStray(deps: PaymentDeps, gateway: CardGateway, charge: Receipt): Promise<void> {
  const companyCode = companyOf(charge.orderId);
  if (companyCode !== undefined) {
    const gone = { state: 'failed', code: 'payment_failed', updatedAt: deps.clock.now() } as const;
    const named = { companyCode, orderId: charge.orderId };
    await movePayment(deps.db, named, ['ready'], gone);
    const owner = await findPayment(deps.db, named);
    if (owner?.transactionId === charge.transactionId) return;
  }
  deps.log.error({ order_id: charge.orderId }, 'a charge of another order is given back');
  await undo(deps, gateway, charge);
}

/** Gives back all that a charge still holds and that can be nobody's payment. Throws until the provider has said yes or no. */
async function undo(deps: PaymentDeps, gateway: CardGateway, charge: Receipt): Promise<void> {
  const { transactionId, orderId, balance } = charge;
  if (balance === 0) return;
  const cancel = { transactionId, orderId, reason: 'not what was ordered', cancelId: `${orderId}-undo` };
  const answer = await gateway.cancel(cancel);
  if (answer.kind === 'unknown' || (answer.kind === 'refused' && answer.reason === 'configuration'))
    throw new Error(`the charge of ${orderId} is not undone yet (${answer.kind})`);
  if (answer.kind === 'refused') {
    const named = { order_id: orderId, transaction_id: transactionId, balance, reason: answer.reason };
    deps.log.error(
      named,
      'the provider refuses to give back a charge that is no payment: the company must give it back by other means',
    );
  }
}
