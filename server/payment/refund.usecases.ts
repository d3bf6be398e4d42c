import type { ProblemCode } from '../../generated/problems.ts';
import type { RefundPayoutResult, RefusedRefundsResult } from '../../generated/types.ts';
import type { HoldKey } from '../booking/booking.rules.ts';
import {
  type NotificationChannels,
  queueRefundNotification,
} from '../booking/notification/queue-notification.usecases.ts';
import { type ActingFor, recordAction } from '../platform/audit/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Ids } from '../platform/ids.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { recordPaymentEvent } from './payment-event.usecases.ts';
import { presentRefusedRefund } from './payment.presenter.ts';
import {
  endRefund,
  findOpenRefunds,
  findPaymentsOf,
  findRefund,
  insertPropertyRefund,
  insertRefund,
  movePayment,
  reserveRefund,
} from './payment.repository.ts';
import type { PaymentKey, RefundKey } from './payment.rules.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import { findRefusedRefund, findRefusedRefunds, payOutRow } from './refused-refund.repository.ts';

/** `reason` is sent to the card provider, in English. */
type RefundCause = { reason: string; causedBy: string; propertyRefundId?: string };

/**
 * Queues a refund in the caller's transaction. Fails with `cancel_failed` if the amount exceeds what can still be
 * refunded.
 */
export async function refundPayment(
  { clock, ids }: { clock: Clock; ids: Ids },
  tx: Database,
  payment: PaymentKey,
  what: RefundCause & { amount: number },
): Promise<Outcome<void, 'cancel_failed'>> {
  if (!(await reserveRefund(tx, payment, what.amount))) {
    return fail('cancel_failed', { detail: 'The amount exceeds what can be refunded.' });
  }
  const refundId = `${payment.companyCode}-${ids.number('RF', 12)}`;
  await insertRefund(tx, {
    companyCode: payment.companyCode,
    refundId,
    orderId: payment.orderId,
    holdNumber: what.causedBy,
    propertyRefundId: what.propertyRefundId ?? null,
    amount: what.amount,
    reason: what.reason,
    state: 'pending',
    attempts: 0,
    sendAt: clock.now(),
    refusal: null,
    payout: null,
    createdAt: clock.now(),
    completedAt: null,
  });
  return ok();
}

/**
 * Queues refunds of a reservation's payments in the caller's transaction, starting with the most recent payment. Fails
 * with `cancel_failed` if the amount exceeds what can still be refunded.
 */
export async function refundReservation(
  deps: { clock: Clock; ids: Ids },
  tx: Database,
  of: HoldKey,
  { amount, ...what }: RefundCause & { amount: number },
): Promise<Outcome<void, 'cancel_failed'>> {
  let remaining = amount;
  for (const { payment } of await findPaymentsOf(tx, of)) {
    const share = Math.min(remaining, payment.amount - payment.refundedAmount);
    if (share === 0) continue;
    const queued = await refundPayment(deps, tx, payment, { ...what, amount: share });
    if (!queued.ok) return queued;
    remaining -= share;
  }
  return remaining === 0 ? ok() : fail('cancel_failed', { detail: 'The amount exceeds what can be refunded.' });
}

/**
 * Queues a refund that the property grants, in the caller's transaction. Returns its ID. Fails with `cancel_failed` if
 * the amount exceeds what can still be refunded.
 */
export async function refundForProperty(
  deps: { clock: Clock; ids: Ids },
  tx: Database,
  { companyCode, holdNumber }: HoldKey,
  { amount, reason }: { amount: number; reason: string },
): Promise<Outcome<string, 'cancel_failed'>> {
  const propertyRefundId = deps.ids.uuid();
  const granted = { companyCode, propertyRefundId, holdNumber, amount, reason, createdAt: deps.clock.now() };
  await insertPropertyRefund(tx, granted);
  const what = { amount, reason: 'refund by the property', causedBy: holdNumber, propertyRefundId };
  const queued = await refundReservation(deps, tx, { companyCode, holdNumber }, what);
  return queued.ok ? ok(propertyRefundId) : queued;
}

/**
 * Sends a pending refund to the provider that charged the payment. Safe to repeat, because the refund's ID is sent as
 * the cancel ID, so the provider processes it only once. Throws if the outcome is unknown or the provider rejects our
 * configuration, so the job retries. Any other refusal is final.
 */
export async function sendRefund(deps: PaymentDeps, key: RefundKey): Promise<void> {
  const found = await findRefund(deps.db, key);
  if (found?.refund.state !== 'pending') return;
  const { refund, payment } = found;
  if (!payment.transactionId) throw new Error(`payment ${payment.orderId} has no transaction to refund`);
  const answer = await deps.cardGateways.get(payment.provider).cancel({
    transactionId: payment.transactionId,
    orderId: payment.orderId,
    ...(refund.amount < payment.amount && { amount: refund.amount }),
    reason: refund.reason,
    cancelId: refund.refundId,
  });
  if (answer.kind === 'unknown') throw new Error(`refund ${key.refundId}: outcome unknown`);
  if (answer.kind === 'refused' && answer.reason === 'configuration')
    throw new Error(`refund ${key.refundId}: provider rejects our configuration (${answer.providerCode})`);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    if (answer.kind !== 'refused') {
      if (await endRefund(tx, key, { state: 'completed', completedAt: now })) {
        await movePayment(tx, payment, ['refunding'], { state: 'refunded', updatedAt: now });
        await queueRefundNotification(deps, tx, refund);
        await recordPaymentEvent(deps, tx, payment, { type: 'payment.refunded', ...amountOf(refund) });
      }
      return ok();
    }
    const refusal = `${answer.reason} ${answer.providerCode}`;
    if (await endRefund(tx, key, { state: 'refused', refusal })) {
      await movePayment(tx, payment, ['refunding'], { state: 'refund_refused', updatedAt: now });
      await recordPaymentEvent(deps, tx, payment, { type: 'payment.refund_refused', ...amountOf(refund) });
      const fields = { order_id: payment.orderId, refund_id: key.refundId, reason: answer.reason };
      deps.log.error(fields, 'provider refused a refund; the property must pay it out by other means');
    }
    return ok();
  });
}

function amountOf({ amount, refundId }: { amount: number; refundId: string }) {
  return { amount, refundId };
}

/** Records that the property has paid out a refused refund. If called again, keeps the first payout. */
export async function payOutRefund(
  { db, ids, ...channels }: Pick<PaymentDeps, 'db' | 'ids'> & NotificationChannels,
  by: ActingFor,
  refundId: string,
  payout: string,
): Promise<Outcome<RefundPayoutResult, ProblemCode<'payOutRefund'>>> {
  const key = { companyCode: by.companyCode, refundId };
  const deps = { ids, clock: channels.clock };
  return inTransaction(db, async (tx) => {
    const now = channels.clock.now();
    const paidOut = await payOutRow(tx, key, payout, now);
    if (paidOut) await movePayment(tx, paidOut, ['refund_refused'], { state: 'refunded', updatedAt: now });
    const found = await findRefusedRefund(tx, key);
    if (found?.refund.state !== 'paid_out') return fail('not_found');
    if (paidOut) {
      await queueRefundNotification(channels, tx, paidOut);
      await recordPaymentEvent(deps, tx, found.payment, { type: 'payment.refunded', ...amountOf(paidOut) });
      const action = { action: 'payOutRefund', objectKind: 'refund', objectId: refundId };
      await recordAction(deps, tx, by, { ...action, before: { status: 'refused' }, after: { status: 'paid_out' } });
    }
    return ok({ result: 'success', refund: presentRefusedRefund(found) });
  });
}

/** The contract's maximum number of refunds in a response. */
const REFUSED_MAX = 100;

/** Returns a company's refused refunds, oldest first. Its properties must pay them out. */
export async function listRefusedRefunds(
  { db }: Pick<PaymentDeps, 'db'>,
  companyCode: string,
): Promise<Outcome<RefusedRefundsResult, never>> {
  const found = await findRefusedRefunds(db, companyCode, REFUSED_MAX);
  return ok({ result: 'success', refunds: found.map(presentRefusedRefund) });
}

/** Keeps members with open refunds from closing their accounts. */
export const openRefunds = { find: findOpenRefunds };
