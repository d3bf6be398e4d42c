import type { HoldKey } from '../booking/booking.rules.ts';
import { REVOKE_CARD, revokeCard } from './card.usecases.ts';
import {
  ANY_PAYMENT_DUE,
  ANY_REFUND_DUE,
  type Claimed,
  claimPayments,
  claimRefunds,
  planCheck,
  planSending,
  takeUpAll,
} from './payment.repository.ts';
import { type PaymentKey, type RefundKey, tryAgainAt } from './payment.rules.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import { reconcilePayment } from './reconcile.usecases.ts';
import { sendRefund } from './refund.usecases.ts';

/** How many calls to the provider wait for their answer at once, of each kind. */
const AT_ONCE = 16;

/** What sees to it that no payment stays unreconciled and no refund unsent, whatever ends this process. */
export function paymentJobs(deps: PaymentDeps): void {
  const { queue, db, clock, log } = deps;
  queue.tend<Claimed<PaymentKey>>('payment.reconcile', {
    due: ANY_PAYMENT_DUE,
    atOnce: AT_ONCE,
    claim: (atMost) => claimPayments(db, clock.now(), atMost),
    async work(payment) {
      try {
        await reconcilePayment(deps, payment);
      } catch (error) {
        log.error({ err: error, order_id: payment.orderId }, 'a payment is not reconciled yet and will be tried again');
        await planCheck(db, payment, tryAgainAt(payment.tries, clock.now()));
      }
    },
  });
  queue.tend<Claimed<RefundKey>>('payment.refund', {
    due: ANY_REFUND_DUE,
    atOnce: AT_ONCE,
    claim: (atMost) => claimRefunds(db, clock.now(), atMost),
    async work(refund) {
      try {
        await sendRefund(deps, refund);
      } catch (error) {
        log.error({ err: error, refund_id: refund.refundId }, 'a refund is not given back yet and will be tried again');
        await planSending(db, refund, tryAgainAt(refund.tries, clock.now()));
      }
    },
  });
  queue.define<HoldKey>(REVOKE_CARD, (hold) => revokeCard(deps, hold), { retryLimit: 10, concurrency: 4 });
}

/** Takes up at once what another process may have left, which would else be left to it for a while. Before the queue's start. */
export function resumePayments({ db, clock }: PaymentDeps): Promise<void> {
  return takeUpAll(db, clock.now());
}
