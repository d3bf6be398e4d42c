import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Ids } from '../platform/ids.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { Queue } from '../platform/queue.ts';
import { inTransaction } from '../platform/transaction.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import { endRefund, findRefund, insertRefund, movePayment, reserveRefund } from './payment.repository.ts';
import type { PaymentKey, RefundKey } from './payment.rules.ts';

export const REFUND = 'payment.refund';

/**
 * Puts money on its way back, in the caller's transaction; a job sends it. Never more than was captured: `cancel_failed` then.
 */
export async function refundPayment(
  { clock, ids, queue }: { clock: Clock; ids: Ids; queue: Queue },
  tx: Database,
  payment: PaymentKey,
  what: { amount: number; reason: string },
): Promise<Outcome<void, 'cancel_failed'>> {
  if (!(await reserveRefund(tx, payment, what.amount))) {
    return fail('cancel_failed', { detail: 'More than was captured and not yet given back.' });
  }
  const refundId = `${payment.companyCode}-${ids.number('RF', 12)}`;
  await insertRefund(tx, {
    companyCode: payment.companyCode,
    refundId,
    orderId: payment.orderId,
    amount: what.amount,
    reason: what.reason,
    state: 'pending',
    attempts: 0,
    createdAt: clock.now(),
    completedAt: null,
  });
  await queue.send(tx, REFUND, { companyCode: payment.companyCode, refundId });
  return ok();
}

/**
 * Sends a pending refund to the provider that charged. Its id is the provider's cancel id, so that sending it again gives back once. Throws while the
 * answer is unknown, so that the job comes again.
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
  if (answer.kind === 'refused') {
    deps.log.error(
      { order_id: payment.orderId, refund_id: key.refundId, reason: answer.reason },
      'the provider refuses a refund',
    );
    throw new Error(`refund ${key.refundId}: refused`);
  }
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    if (!(await endRefund(tx, key, 'completed', now))) return ok();
    await movePayment(tx, payment, ['refunding'], { state: 'refunded', updatedAt: now });
    return ok();
  });
}
