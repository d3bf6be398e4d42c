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

/** How many calls to the provider wait for their answer at once, of each kind. */
const AT_ONCE = 16;

/** What sees to it that no payment stays unreconciled and no refund unsent, whatever ends this process. */
export function paymentJobs(deps: PaymentDeps): void {
  const { queue, db, clock } = deps;
  queue.pollRows<Claimed<PaymentKey>>('payment.reconcile', {
    due: ANY_PAYMENT_DUE,
    atOnce: AT_ONCE,
    claim: (atMost) => claimPayments(db, clock.now(), atMost),
    work: (payment) => reconcilePayment(deps, payment),
    again: (payment, at) => planCheck(db, payment, at),
  });
  queue.pollRows<Claimed<RefundKey>>('payment.refund', {
    due: ANY_REFUND_DUE,
    atOnce: AT_ONCE,
    claim: (atMost) => claimRefunds(db, clock.now(), atMost),
    work: (refund) => sendRefund(deps, refund),
    again: (refund, at) => planSending(db, refund, at),
  });
  // For three days, each hour at last.
  const untilAnswered = { retryLimit: 80, concurrency: 4 };
  queue.define<HoldKey>(REVOKE_CARD, (hold) => revokeCard(deps, hold), untilAnswered);
  queue.define<StrayCard>(REVOKE_STRAY_CARD, (card) => revokeStrayCard(deps, card), untilAnswered);
}

/** Has due at once what another process may have left, which would else be left to it for a while. Before the queue's start. */
export function resumePayments({ db, clock }: PaymentDeps): Promise<void> {
  return releaseClaims(db, clock.now());
}
