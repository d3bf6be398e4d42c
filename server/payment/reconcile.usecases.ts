import { ok } from '../platform/outcome.ts';
import { inTransaction } from '../platform/transaction.ts';
import { companyOf, completePayment, failPayment } from './complete.usecases.ts';
import type { CardGateway, Receipt, TransactionState } from './gateways/gateway.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import { type Claimed, findPayment, movePayment, type PaymentRow, planCheck } from './payment.repository.ts';
import { nextLateCheck, type PaymentKey } from './payment.rules.ts';
import { refundPayment } from './refund.usecases.ts';

/**
 * Reconciles a payment whose result is not known with the provider: asks, net-cancels what it does not know, and asks again. Of one that
 * has failed it asks whether it was charged after all. Throws while nothing is certain, so that it is tried again.
 */
export async function reconcilePayment(deps: PaymentDeps, claimed: Claimed<PaymentKey>): Promise<void> {
  const payment = await findPayment(deps.db, claimed);
  if (!payment?.transactionId || payment.kind !== 'card') return planCheck(deps.db, claimed, null);
  const { transactionId, state } = payment;
  if (state === 'failed') {
    await giveBackIfCharged(deps, payment, transactionId);
    return planCheck(deps.db, claimed, nextLateCheck(payment.updatedAt, deps.clock.now()));
  }
  if (state !== 'unknown') return;

  const gateway = deps.cardGateways.get(payment.provider);
  const first = await gateway.query(transactionId);
  if (await applyProviderState(deps, payment, first)) return;
  const undone = await gateway.netCancel(payment.orderId);
  if (undone.kind === 'cancelled') return failPayment(deps, payment);
  const second = await gateway.query(transactionId);
  if (await applyProviderState(deps, payment, second)) return;
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
  const ours = state.orderId === payment.orderId;
  if (ours && state.amount === payment.amount && state.balance === payment.amount) {
    await completePayment(deps, payment, state);
    return true;
  }
  const gateway = deps.cardGateways.get(payment.provider);
  if (ours) await undo(gateway, state);
  else await giveBackStray(deps, gateway, state);
  await failPayment(deps, payment);
  return true;
}

/** A payment that we told the guest had failed turns out to be charged: it goes back, once. Throws while the provider does not say. */
async function giveBackIfCharged(deps: PaymentDeps, payment: PaymentRow, transactionId: string): Promise<void> {
  const { orderId } = payment;
  const gateway = deps.cardGateways.get(payment.provider);
  const state = await gateway.query(transactionId);
  if (state.kind === 'unknown') throw new Error(`payment ${orderId}: the provider does not say whether it was charged`);
  if (state.kind !== 'paid' || state.orderId !== orderId) return;
  if (state.balance !== payment.amount) return undo(gateway, state);
  await inTransaction(deps.db, async (tx) => {
    const moved = await movePayment(tx, payment, ['failed'], {
      state: 'refunding',
      updatedAt: deps.clock.now(),
    });
    return moved
      ? refundPayment(deps, tx, payment, { amount: payment.amount, reason: 'charged after it had failed' })
      : ok();
  });
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
  await undo(gateway, charge);
}

/** Gives back all that a charge still holds and that can be nobody's payment. Throws until the provider says that it is done. */
async function undo(gateway: CardGateway, { transactionId, orderId, balance }: Receipt): Promise<void> {
  if (balance === 0) return;
  const cancel = { transactionId, orderId, reason: 'not what was ordered', cancelId: `${orderId}-undo` };
  const answer = await gateway.cancel(cancel);
  if (answer.kind === 'unknown' || answer.kind === 'refused')
    throw new Error(`the charge of ${orderId} is not undone yet (${answer.kind})`);
}
