import type { ProblemCode } from '../../generated/problems.ts';
import type { RefundPayoutResult, RefusedRefundsResult } from '../../generated/types.ts';
import type { HoldKey } from '../booking/booking.rules.ts';
import {
  type NotificationChannels,
  queueRefundNotification,
} from '../booking/notification/queue-notification.usecases.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Ids } from '../platform/ids.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import { presentRefusedRefund } from './payment.presenter.ts';
import {
  endRefund,
  findPaymentsOf,
  findRefund,
  insertRefund,
  movePayment,
  reserveRefund,
  findOpenRefunds,
} from './payment.repository.ts';
import { findRefusedRefund, findRefusedRefunds, payOutRow } from './refused-refund.repository.ts';
import type { PaymentKey, RefundKey } from './payment.rules.ts';

/**
 * Puts money on its way back, in the caller's transaction; it is sent as soon as that commits. Never more than was captured:
 * `cancel_failed` then.
 */
export async function refundPayment(
  { clock, ids }: { clock: Clock; ids: Ids },
  tx: Database,
  payment: PaymentKey,
  what: { amount: number; reason: string; causedBy: string },
): Promise<Outcome<void, 'cancel_failed'>> {
  if (!(await reserveRefund(tx, payment, what.amount))) {
    return fail('cancel_failed', { detail: 'More than was captured and not yet given back.' });
  }
  const refundId = `${payment.companyCode}-${ids.number('RF', 12)}`;
  await insertRefund(tx, {
    companyCode: payment.companyCode,
    refundId,
    orderId: payment.orderId,
    holdNumber: what.causedBy,
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
 * Puts money of a reservation on its way back, of what was paid last first, in the caller's transaction. Never more than was captured:
 * `cancel_failed` then.
 */
export async function refundReservation(
  deps: { clock: Clock; ids: Ids },
  tx: Database,
  of: HoldKey,
  { amount, ...what }: { amount: number; reason: string; causedBy: string },
): Promise<Outcome<void, 'cancel_failed'>> {
  let left = amount;
  for (const { payment } of await findPaymentsOf(tx, of)) {
    const part = Math.min(left, payment.amount - payment.refundedAmount);
    if (part === 0) continue;
    const sent = await refundPayment(deps, tx, payment, { ...what, amount: part });
    if (!sent.ok) return sent;
    left -= part;
  }
  return left === 0 ? ok() : fail('cancel_failed', { detail: 'More than was captured and not yet given back.' });
}

/**
 * Sends a pending refund to the provider that charged. Its id is the provider's cancel id, so that sending it again gives back once. A
 * refusal for good leaves it to the property. Throws while the answer is unknown, or our configuration is refused, so that it is sent
 * again.
 */
export async function sendRefund(deps: PaymentDeps, key: RefundKey): Promise<void> {
  const found = await findRefund(deps.db, key);
  if (found?.refund.state !== 'pending') return;
  const { refund, payment } = found;
  if (!payment.transactionId) throw new Error(`payment ${payment.orderId} has no transaction to give back from`);
  const answer = await deps.cardGateways.get(payment.provider).cancel({
    transactionId: payment.transactionId,
    orderId: payment.orderId,
    ...(refund.amount < payment.amount && { amount: refund.amount }),
    reason: refund.reason,
    cancelId: refund.refundId,
  });
  if (answer.kind === 'unknown') throw new Error(`refund ${key.refundId}: the provider has not answered`);
  if (answer.kind === 'refused' && answer.reason === 'configuration')
    throw new Error(`refund ${key.refundId}: the provider refuses our calls (${answer.providerCode})`);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    if (answer.kind !== 'refused') {
      if (await endRefund(tx, key, { state: 'completed', completedAt: now })) {
        await movePayment(tx, payment, ['refunding'], { state: 'refunded', updatedAt: now });
        await queueRefundNotification(deps, tx, refund);
      }
      return ok();
    }
    const refusal = `${answer.reason} ${answer.providerCode}`;
    if (await endRefund(tx, key, { state: 'refused', refusal })) {
      await movePayment(tx, payment, ['refunding'], { state: 'refund_refused', updatedAt: now });
      const named = { order_id: payment.orderId, refund_id: key.refundId, reason: answer.reason };
      deps.log.error(named, 'the provider refuses a refund for good: the property must give it back by other means');
    }
    return ok();
  });
}

/**
 * Notes that the property has given a refused refund back by other means, and how. Once: said again, it stays as it was said first.
 */
export async function payOutRefund(
  { db, ...ways }: Pick<PaymentDeps, 'db'> & NotificationChannels,
  key: RefundKey,
  payout: string,
): Promise<Outcome<RefundPayoutResult, ProblemCode<'payOutRefund'>>> {
  return inTransaction(db, async (tx) => {
    const now = ways.clock.now();
    const paidOut = await payOutRow(tx, key, payout, now);
    if (paidOut) await movePayment(tx, paidOut, ['refund_refused'], { state: 'refunded', updatedAt: now });
    const found = await findRefusedRefund(tx, key);
    if (found?.refund.state !== 'paid_out') return fail('not_found');
    if (paidOut) await queueRefundNotification(ways, tx, paidOut);
    return ok({ result: 'success', refund: presentRefusedRefund(found) });
  });
}

/** As many as the contract tells at once. */
const REFUSED_TOLD = 100;

/** The refunds of a company that were refused for good and wait for its property, the oldest first. */
export async function listRefusedRefunds(
  { db }: Pick<PaymentDeps, 'db'>,
  companyCode: string,
): Promise<Outcome<RefusedRefundsResult, never>> {
  const found = await findRefusedRefunds(db, companyCode, REFUSED_TOLD);
  return ok({ result: 'success', refunds: found.map(presentRefusedRefund) });
}

/** The reservations of a member of which money is still to be given back: until then they cannot withdraw. */
export const openRefunds = { find: findOpenRefunds };
