import { makeReservation, unlockHoldAfterPayment } from '../booking/hold/confirm.usecases.ts';
import { ok } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Receipt } from './gateways/gateway.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import { movePayment, type PaymentRow } from './payment.repository.ts';
import { nextLateCheck, UNDECIDED, UNRECONCILED } from './payment.rules.ts';
import { refundPayment } from './refund.usecases.ts';

/** Order ids start with their company, so that one request touches one company. */
export function companyOf(orderId: string): string | undefined {
  return /^([a-z0-9]{1,20})-/.exec(orderId)?.[1];
}

/**
 * The money is ours: the hold becomes a reservation, or, its rooms being gone, the money goes back - one or the other, together.
 * Whoever finds the payment over already does nothing. Rows are locked in one order everywhere: payment, hold, inventory.
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
 * Nothing is charged: the guest may try again while the hold lasts. `mayChargeLate`: the provider knew of no charge, but an approval that
 * it never answered may still be on its way, so it is asked again later, whether or not a webhook tells.
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
