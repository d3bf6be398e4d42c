import type { PaymentDeps } from './payment.deps.ts';
import { findPendingRefunds, findUnsettled } from './payment.repository.ts';
import { APPROVAL_LIMIT_MS } from './payment.rules.ts';
import { REFUND, sendRefund } from './refund.usecases.ts';
import { SETTLE, settlePayment } from './settle.usecases.ts';

const SWEEP = 'payment.sweep';
/** A refund that is still pending after this long has lost its job, or its job has given up. */
const REFUND_PATIENCE_MS = 10 * 60_000;

/** The jobs that see to it that no payment stays unsettled and no refund unsent, whatever ends this process. */
export const paymentJobs = (deps: PaymentDeps): void => {
  deps.queue.define<{ companyCode: string; orderId: string; hint?: boolean }>(
    SETTLE,
    ({ companyCode, orderId, hint }) => settlePayment(deps, companyCode, orderId, hint),
    { retryLimit: 10, concurrency: 4 },
  );
  deps.queue.define<{ companyCode: string; refundId: string }>(
    REFUND,
    ({ companyCode, refundId }) => sendRefund(deps, companyCode, refundId),
    { retryLimit: 10, concurrency: 4 },
  );
  deps.queue.define<object>(SWEEP, async () => {
    const now = deps.clock.now().getTime();
    for (const { companyCode, orderId } of await findUnsettled(deps.db, new Date(now - APPROVAL_LIMIT_MS))) {
      await deps.queue.send(deps.db, SETTLE, { companyCode, orderId });
    }
    for (const { companyCode, refundId } of await findPendingRefunds(deps.db, new Date(now - REFUND_PATIENCE_MS))) {
      await deps.queue.send(deps.db, REFUND, { companyCode, refundId });
    }
  });
  deps.queue.schedule(SWEEP, '* * * * *');
};
