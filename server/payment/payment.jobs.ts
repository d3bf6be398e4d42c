import type { HoldKey } from '../booking/booking.rules.ts';
import { REVOKE_CARD, REVOKE_STRAY_CARD, revokeCard, revokeStrayCard, type StrayCard } from './card.usecases.ts';
import {
  ANY_PAYMENT_DUE,
  ANY_REFUND_DUE,
  type Claimed,
  claimPayments,
  claimRefunds,
  planCheck,
  planSending,
  releaseClaims,
} from './payment.repository.ts';
import type { PaymentKey, RefundKey } from './payment.rules.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import { reconcilePayment } from './reconcile.usecases.ts';
import { sendRefund } from './refund.usecases.ts';

/** Maximum number of concurrent gateway calls, for reconciliation and refunds separately. */
const CONCURRENT_CALLS = 16;

export function paymentJobs(deps: PaymentDeps): void {
  const { queue, db, clock } = deps;
  queue.pollRows<Claimed<PaymentKey>>('payment.reconcile', {
    outward: true,
    due: ANY_PAYMENT_DUE,
    atOnce: CONCURRENT_CALLS,
    claim: (atMost) => claimPayments(db, clock.now(), atMost),
    work: (payment) => reconcilePayment(deps, payment),
    again: (payment, at) => planCheck(db, payment, at),
  });
  queue.pollRows<Claimed<RefundKey>>('payment.refund', {
    outward: true,
    due: ANY_REFUND_DUE,
    atOnce: CONCURRENT_CALLS,
    claim: (atMost) => claimRefunds(db, clock.now(), atMost),
    work: (refund) => sendRefund(deps, refund),
    again: (refund, at) => planSending(db, refund, at),
  });
  // Retry for about three days. The last retries are an hour apart.
  const untilAnswered = { outward: true, retryLimit: 80, concurrency: 4 };
  queue.define<HoldKey>(REVOKE_CARD, (hold) => revokeCard(deps, hold), untilAnswered);
  queue.define<StrayCard>(REVOKE_STRAY_CARD, (card) => revokeStrayCard(deps, card), untilAnswered);
}

/**
 * Releases leases that a crashed process may have left, so the work is due immediately. Call this before the queue
 * starts.
 */
export function resumePayments({ db, clock }: PaymentDeps): Promise<void> {
  return releaseClaims(db, clock.now());
}
