import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Ids } from '../platform/ids.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { Queue } from '../platform/queue.ts';
import { inTransaction } from '../platform/transaction.ts';
import type { PaymentDeps } from './payment.deps.ts';
import {
  endRefund,
  findRefund,
  insertRefund,
  movePayment,
  type PaymentRow,
  reserveRefund,
} from './payment.repository.ts';

export const REFUND = 'payment.refund';

/**
 * Puts money on its way back, in the caller's transaction; a job sends it. Never more than was captured: `cancel_failed` then.
 */
export async function refundPayment(
  { clock, ids, queue }: { clock: Clock; ids: Ids; queue: Queue },
  tx: Database,
  payment: Pick<PaymentRow, 'companyCode' | 'orderId'>,
  what: { amount: number; reason: string },
): Promise<Outcome<void>> {
  if (!(await reserveRefund(tx, payment.companyCode, payment.orderId, what.amount))) {
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
 * Sends a pending refund to the provider. Its id is the provider's cancel id, so that sending it again gives back once. Throws while the
 * answer is unknown, so that the job comes again.
 */
export async function sendRefund(deps: PaymentDeps, companyCode: string, refundId: string): Promise<void> {
  const found = await findRefund(deps.db, companyCode, refundId);
  if (found?.refund.state !== 'pending') return;
  const { refund, payment } = found;
  if (!payment.transactionId) throw new Error(`payment ${payment.orderId} has no transaction to give back from`);
  const answer = await deps.cardGateway.cancel({
    transactionId: payment.transactionId,
    orderId: payment.orderId,
    ...(refund.amount < payment.amount && { amount: refund.amount }),
    reason: refund.reason,
    cancelId: refund.refundId,
  });
  if (answer.kind === 'unknown') throw new Error(`refund ${refundId}: the provider has not answered`);
  if (answer.kind === 'refused') {
    deps.log.error(
      { order_id: payment.orderId, refund_id: refundId, reason: answer.reason },
      'the provider refuses a refund',
    );
    throw new Error(`refund ${refundId}: refused`);
  }
  await inTransaction<void>(deps.db, async (tx) => {
    const now = deps.clock.now();
    if (!(await endRefund(tx, companyCode, refundId, 'completed', now))) return ok();
    await movePayment(tx, companyCode, payment.orderId, ['refunding'], { state: 'refunded', updatedAt: now });
    return ok();
  });
}
