import { FORGET_CARD, forgetCard } from './card.usecases.ts';
import { SETTLE } from './conclude.usecases.ts';
import type { PaymentDeps } from './payment.deps.ts';
import { findUnfinished, takeUpPayments, takeUpRefunds } from './payment.repository.ts';
import { REFUND, sendRefund } from './refund.usecases.ts';
import { settlePayment } from './settle.usecases.ts';

const SWEEP = 'payment.sweep';
/** Ten tries with doubled pauses take 17 minutes; what is unfinished after that has lost its job. */
const TRIES = { retryLimit: 10, concurrency: 4 };
const PATIENCE_SECONDS = 20 * 60;

type OfPayment = { companyCode: string; orderId: string; hint?: boolean };
type OfRefund = { companyCode: string; refundId: string };
type OfHold = { companyCode: string; holdNumber: string };

/** The jobs that see to it that no payment stays unsettled and no refund unsent, whatever ends this process. */
export function paymentJobs(deps: PaymentDeps): void {
  const { queue } = deps;
  queue.define<OfPayment>(
    SETTLE,
    ({ companyCode, orderId, hint }) => settlePayment(deps, companyCode, orderId, hint),
    TRIES,
  );
  queue.define<OfRefund>(REFUND, ({ companyCode, refundId }) => sendRefund(deps, companyCode, refundId), TRIES);
  queue.define<OfHold>(FORGET_CARD, ({ companyCode, holdNumber }) => forgetCard(deps, companyCode, holdNumber), TRIES);
  queue.define<object>(SWEEP, async () => {
    const now = deps.clock.now();
    const payments = await takeUpPayments(deps.db, new Date(now.getTime() - PATIENCE_SECONDS * 1000), now);
    const refunds = await takeUpRefunds(deps.db, PATIENCE_SECONDS, now);
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
  payments: readonly OfPayment[],
  refunds: readonly OfRefund[],
): Promise<void> {
  for (const { companyCode, orderId } of payments) await queue.send(db, SETTLE, { companyCode, orderId });
  for (const { companyCode, refundId } of refunds) await queue.send(db, REFUND, { companyCode, refundId });
}
