import { REVOKE_CARD, revokeCard } from './card.usecases.ts';
import { RECONCILE } from './complete.usecases.ts';
import type { HoldKey } from '../booking/booking.rules.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import { findUnfinished, claimStalePayments, claimStaleRefunds } from './payment.repository.ts';
import type { PaymentKey, RefundKey } from './payment.rules.ts';
import { REFUND, sendRefund } from './refund.usecases.ts';
import { reconcilePayment } from './reconcile.usecases.ts';

const SWEEP = 'payment.sweep';
/** Ten tries with doubled pauses take 17 minutes; what is unfinished after that has lost its job. */
const TRIES = { retryLimit: 10, concurrency: 4 };
const PATIENCE_SECONDS = 20 * 60;

/** The jobs that see to it that no payment stays unreconciled and no refund unsent, whatever ends this process. */
export function paymentJobs(deps: PaymentDeps): void {
  const { queue } = deps;
  queue.define<PaymentKey & { hint?: boolean }>(
    RECONCILE,
    ({ hint, ...payment }) => reconcilePayment(deps, payment, hint),
    TRIES,
  );
  queue.define<RefundKey>(REFUND, (refund) => sendRefund(deps, refund), TRIES);
  queue.define<HoldKey>(REVOKE_CARD, (hold) => revokeCard(deps, hold), TRIES);
  queue.define<object>(SWEEP, async () => {
    const now = deps.clock.now();
    const payments = await claimStalePayments(deps.db, new Date(now.getTime() - PATIENCE_SECONDS * 1000), now);
    const refunds = await claimStaleRefunds(deps.db, PATIENCE_SECONDS, now);
    await sendAll(deps, payments, refunds);
  });
  queue.schedule(SWEEP, '* * * * *');
}

/** Takes up at once what another process may have left: its jobs would come back only when their time is over. After the queue's start. */
export async function resumePayments(deps: PaymentDeps): Promise<void> {
  const { payments, refunds } = await findUnfinished(deps.db);
  await sendAll(deps, payments, refunds);
}

async function sendAll(
  { db, queue }: PaymentDeps,
  payments: readonly PaymentKey[],
  refunds: readonly RefundKey[],
): Promise<void> {
  for (const { companyCode, orderId } of payments) await queue.send(db, RECONCILE, { companyCode, orderId });
  for (const { companyCode, refundId } of refunds) await queue.send(db, REFUND, { companyCode, refundId });
}
