import { makeReservation, unlockHoldAfterPayment } from '../booking/hold/confirm.usecases.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ok } from '../platform/outcome.ts';
import type { Receipt } from './gateways/gateway.ts';
import { recordPaymentEvent } from './payment-event.usecases.ts';
import { movePayment, type PaymentRow } from './payment.repository.ts';
import { nextLateCheck, UNDECIDED, UNRECONCILED } from './payment.rules.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import { refundPayment } from './refund.usecases.ts';

/** Returns the company code at the start of an order ID, or undefined if there is none. */
export function companyOf(orderId: string): string | undefined {
  return /^([a-z0-9]{1,20})-/.exec(orderId)?.[1];
}

/**
 * Completes a charged payment in one transaction. Confirms the hold, or queues a refund if the rooms have been
 * released. Does nothing if the payment has already been decided. Every transaction locks payments before holds, and
 * holds before inventory.
 */
export async function completePayment(deps: PaymentDeps, payment: PaymentRow, receipt: Receipt): Promise<void> {
  const paid = {
    transactionId: receipt.transactionId,
    method: receipt.method ?? payment.method,
    receipt: {
      card_name: receipt.card?.name ?? null,
      card_number_masked: receipt.card?.maskedNumber ?? null,
      paid_at: receipt.paidAt,
      receipt_url: receipt.receiptUrl ?? null,
    },
    updatedAt: deps.clock.now(),
  };
  const done = await inTransaction(deps.db, async (tx) => {
    if (!(await movePayment(tx, payment, UNDECIDED, { ...paid, state: 'completed' }))) return ok();
    const made = await makeReservation(deps, tx, payment);
    await recordPaymentEvent(deps, tx, payment, { type: 'payment.captured', amount: payment.amount });
    if (made.ok) return ok();
    await movePayment(tx, payment, ['completed'], {
      ...paid,
      state: 'refunding',
      code: 'reservation_failed',
    });
    return refundPayment(deps, tx, payment, {
      amount: payment.amount,
      reason: 'paid without a reservation',
      causedBy: payment.holdNumber,
    });
  });
  if (!done.ok) throw new Error(`payment ${payment.orderId}: ${done.failure.code}`);
}

/**
 * Marks a payment as failed because it wasn't charged. The guest can pay again until the hold expires. Set
 * `mayChargeLate` if an approval request without a response may still reach the provider. The payment is then queried
 * again later, even if no webhook arrives.
 */
export async function failPayment(
  deps: PaymentDeps,
  payment: PaymentRow,
  { mayChargeLate = false } = {},
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const moved = await movePayment(tx, payment, UNRECONCILED, {
      state: 'failed',
      code: 'payment_failed',
      updatedAt: now,
      checkAt: mayChargeLate ? nextLateCheck(now, now) : null,
    });
    if (moved) await unlockHoldAfterPayment(tx, payment);
    return ok();
  });
}
