import { keepHoldForPayment, makeReservation, releaseHoldFromPayment } from '../booking/confirm.usecases.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/transaction.ts';
import type { ApproveOutcome, Receipt, TransactionState } from './gateways/gateway.ts';
import type { PaymentDeps } from './payment.deps.ts';
import { findPayment, movePayment, type PaymentRow } from './payment.repository.ts';
import { APPROVAL_LIMIT_MS, type PaymentState, settlingStep } from './payment.rules.ts';
import { refundPayment } from './refund.usecases.ts';

export const SETTLE = 'payment.settle';

/** Order ids start with their company, so that one request touches one company. */
const companyOf = (orderId: string): string | undefined => /^([a-z0-9]{1,20})-/.exec(orderId)?.[1];

/** The states in which the provider may be holding money that we have not accounted for. */
const OPEN: readonly PaymentState[] = ['approving', 'unknown'];

/**
 * Takes the card window's form: proves it, compares its amount, keeps the rooms, and charges. Answers the order id once the payment is
 * settled or its settling is in hand; a repeated form finds the payment further on and does nothing. Failures: forbidden, not_found.
 */
export const receiveReturn = async (deps: PaymentDeps, form: Readonly<Record<string, string | undefined>>): Promise<Outcome<string>> => {
  const read = deps.cardGateway.readReturn(form);
  if (read.kind === 'forged') {
    deps.log.warn({ order_id: read.orderId, reason: read.reason }, 'a forged return from the card window was refused');
    return fail('forbidden');
  }
  const companyCode = companyOf(read.orderId);
  const payment = companyCode && (await findPayment(deps.db, companyCode, read.orderId));
  if (!payment || payment.kind !== 'card') return fail('not_found');
  if (read.kind !== 'authorised') {
    const [state, code] = read.kind === 'cancelled' ? (['cancelled', 'payment_cancelled'] as const) : (['failed', 'payment_failed'] as const);
    await movePayment(deps.db, payment.companyCode, payment.orderId, ['ready'], { state, code, updatedAt: deps.clock.now() });
    return ok(payment.orderId);
  }
  if (read.amount !== payment.amount) {
    deps.log.warn({ order_id: payment.orderId }, 'a return with another amount was refused');
    return fail('forbidden');
  }
  const begun = await beginApproval(deps, payment, read.transactionId);
  if (begun) await concludeApproval(deps, begun, await deps.cardGateway.approve({ ...read, amount: payment.amount }));
  return ok(payment.orderId);
};

/**
 * Writes that a charge is about to be asked for, and a job that looks after it if this process does not live to hear the answer. Nothing
 * is asked for when the payment is further on already, or the rooms are gone.
 */
const beginApproval = async (deps: PaymentDeps, payment: PaymentRow, transactionId: string): Promise<PaymentRow | undefined> => {
  const now = deps.clock.now();
  const { companyCode, orderId, holdNumber } = payment;
  const begun = await inTransaction<PaymentRow>(deps.db, async (tx) => {
    const kept = await keepHoldForPayment(tx, now, companyCode, holdNumber);
    if (!kept.ok) return kept;
    const moved = await movePayment(tx, companyCode, orderId, ['ready'], {
      state: 'approving',
      transactionId,
      approvingSince: now,
      updatedAt: now,
    });
    if (!moved) return fail('payment_in_progress');
    await deps.queue.send(tx, SETTLE, { companyCode, orderId }, { startAfter: new Date(now.getTime() + APPROVAL_LIMIT_MS) });
    return ok(moved);
  });
  if (begun.ok) return begun.value;
  if (begun.failure.code === 'hold_expired') {
    await movePayment(deps.db, companyCode, orderId, ['ready'], { state: 'failed', code: 'hold_expired', updatedAt: now });
  }
  return undefined;
};

const concludeApproval = async (deps: PaymentDeps, payment: PaymentRow, answer: ApproveOutcome): Promise<void> => {
  if (answer.kind === 'paid') return complete(deps, payment, answer);
  if (answer.kind === 'declined') {
    if (answer.fault === 'configuration') deps.log.error({ order_id: payment.orderId, code: answer.providerCode }, 'the provider refuses our calls');
    return failed(deps, payment);
  }
  const { companyCode, orderId } = payment;
  await inTransaction<void>(deps.db, async (tx) => {
    const moved = await movePayment(tx, companyCode, orderId, ['approving'], { state: 'unknown', updatedAt: deps.clock.now() });
    if (moved) await deps.queue.send(tx, SETTLE, { companyCode, orderId });
    return ok();
  });
};

/**
 * Settles a payment whose result is not known: asks the provider, net-cancels what it does not know, and asks again. Throws while nothing
 * is certain, so that the job comes again. `hint`: a webhook said something, so even a payment that looks ended is asked about.
 */
export const settlePayment = async (deps: PaymentDeps, companyCode: string, orderId: string, hint = false): Promise<void> => {
  const payment = await findPayment(deps.db, companyCode, orderId);
  if (!payment?.transactionId || payment.kind !== 'card') return;
  const step = settlingStep(payment, deps.clock.now());
  if (step === 'wait') throw new Error(`payment ${orderId}: an approval is still under way`);
  if (step === 'leave') return hint && payment.state === 'failed' ? giveBackIfCharged(deps, payment, payment.transactionId) : undefined;
  const first = await deps.cardGateway.query(payment.transactionId);
  if (await conclude(deps, payment, first)) return;
  const undone = await deps.cardGateway.netCancel(orderId);
  if (undone.kind === 'cancelled') return failed(deps, payment);
  const second = await deps.cardGateway.query(payment.transactionId);
  if (await conclude(deps, payment, second)) return;
  if (undone.kind === 'nothingToCancel' && (second.kind === 'ready' || second.kind === 'notFound')) return failed(deps, payment);
  throw new Error(`payment ${orderId}: the provider has not settled it (${first.kind}, ${undone.kind}, ${second.kind})`);
};

/** Whether the provider's books were enough to end the payment. */
const conclude = async (deps: PaymentDeps, payment: PaymentRow, state: TransactionState): Promise<boolean> => {
  if (state.kind === 'paid' && state.orderId === payment.orderId && state.balance === payment.amount) {
    await complete(deps, payment, state);
    return true;
  }
  if (state.kind === 'paid' && state.orderId !== payment.orderId) await giveBackStray(deps, state);
  if (state.kind === 'paid' || state.kind === 'cancelled' || state.kind === 'failed') {
    await failed(deps, payment);
    return true;
  }
  return false;
};

/** The money is ours: the hold becomes a reservation, or, its rooms being gone, the money goes back - one or the other, together. */
const complete = async (deps: PaymentDeps, payment: PaymentRow, receipt: Receipt): Promise<void> => {
  const { companyCode, orderId, holdNumber } = payment;
  const paid = {
    transactionId: receipt.transactionId,
    receipt: {
      card_name: receipt.card?.name ?? null,
      card_number_masked: receipt.card?.maskedNumber ?? null,
      paid_at: receipt.paidAt,
      receipt_url: receipt.receiptUrl ?? null,
    },
    updatedAt: deps.clock.now(),
  };
  const done = await inTransaction<void>(deps.db, async (tx) => {
    if (!(await movePayment(tx, companyCode, orderId, OPEN, { ...paid, state: 'completed' }))) return ok();
    const made = await makeReservation(deps, tx, companyCode, holdNumber);
    if (made.ok) return ok();
    await movePayment(tx, companyCode, orderId, ['completed'], { ...paid, state: 'refunding', code: 'reservation_failed' });
    return refundPayment(deps, tx, payment, { amount: payment.amount, reason: 'paid without a reservation' });
  });
  if (!done.ok) throw new Error(`payment ${orderId}: ${done.failure.code}`);
};

/** Nothing is charged: the guest may try again while the hold lasts. */
const failed = async (deps: PaymentDeps, payment: PaymentRow): Promise<void> => {
  await inTransaction<void>(deps.db, async (tx) => {
    const moved = await movePayment(tx, payment.companyCode, payment.orderId, OPEN, {
      state: 'failed',
      code: 'payment_failed',
      updatedAt: deps.clock.now(),
    });
    if (moved) await releaseHoldFromPayment(tx, payment.companyCode, payment.holdNumber);
    return ok();
  });
};

/** A payment that we told the guest had failed turns out to be charged: it goes back, once. */
const giveBackIfCharged = async (deps: PaymentDeps, payment: PaymentRow, transactionId: string): Promise<void> => {
  const state = await deps.cardGateway.query(transactionId);
  if (state.kind !== 'paid' || state.orderId !== payment.orderId || state.balance === 0) return;
  await inTransaction<void>(deps.db, async (tx) => {
    const moved = await movePayment(tx, payment.companyCode, payment.orderId, ['failed'], { state: 'refunding', updatedAt: deps.clock.now() });
    return moved ? refundPayment(deps, tx, payment, { amount: state.balance, reason: 'charged after it had failed' }) : ok();
  });
};

/**
 * A transaction of another order was charged by this order's form. If that order is ours and waits for it, the charge is its own and is
 * settled there; otherwise it is given back under the order it names.
 */
const giveBackStray = async (deps: PaymentDeps, charge: Receipt): Promise<void> => {
  const companyCode = companyOf(charge.orderId);
  const owner = companyCode && (await findPayment(deps.db, companyCode, charge.orderId));
  if (owner && owner.transactionId === charge.transactionId) return;
  deps.log.error({ order_id: charge.orderId }, 'a charge of another order is given back');
  const answer = await deps.cardGateway.cancel({
    transactionId: charge.transactionId,
    orderId: charge.orderId,
    reason: 'charged by another order',
    cancelId: `${charge.orderId}-stray`,
  });
  if (answer.kind === 'unknown' || answer.kind === 'refused') throw new Error(`a stray charge of ${charge.orderId} is not given back yet`);
};

/** Takes a webhook: proves it, and has the payment settled by what the provider answers when asked. Failures: forbidden, not_found. */
export const receiveWebhook = async (deps: PaymentDeps, body: string): Promise<Outcome<void>> => {
  const read = deps.cardGateway.readWebhook(body);
  if (read.kind === 'forged') {
    deps.log.warn({ reason: read.reason }, 'a forged webhook was refused');
    return fail('forbidden');
  }
  const companyCode = companyOf(read.orderId);
  const payment = companyCode && (await findPayment(deps.db, companyCode, read.orderId));
  if (!payment) return fail('not_found');
  await deps.queue.send(deps.db, SETTLE, { companyCode: payment.companyCode, orderId: payment.orderId, hint: true });
  return ok();
};
