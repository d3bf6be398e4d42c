import type { PaymentReadyResult, PaymentResult } from '../../generated/types.ts';
import type { HoldKey } from '../booking/booking.rules.ts';
import { holdToPay, lockHoldForPayment, makeReservation, reservationOfHold } from '../booking/confirm.usecases.ts';
import { type IdempotentCall, idempotent, idempotentSteps } from '../platform/idempotency.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/transaction.ts';
import type { Language } from '../platform/values/language.ts';
import type { PaymentDeps } from './payment.deps.ts';
import { findPayment, movePayment, openPayment, type PaymentRow } from './payment.repository.ts';
import { type PaymentKey, statusOf } from './payment.rules.ts';
import { windowOf } from './payment.presenter.ts';

/**
 * Opens a payment of a hold and answers what the browser needs for it. A window that was opened before is superseded: its return finds a
 * cancelled payment and charges nothing. Failures: not_found, hold_expired, reservation_failed (nothing is due), payment_in_progress.
 */
export function createPayment(
  deps: PaymentDeps,
  call: IdempotentCall,
  hold: HoldKey,
  language: Language,
): Promise<Outcome<PaymentReadyResult>> {
  return idempotent<PaymentReadyResult>(deps, call, async (tx) => {
    const now = deps.clock.now();
    const held = await holdToPay(tx, now, hold);
    if (!held.ok) return held;
    const { stay } = held.value;
    const kind = stay.payment_type === 'GUARANTEE' ? 'guarantee' : 'card';
    if (kind === 'guarantee' && !deps.guaranteeGateway) return fail('unavailable');
    if (kind === 'card' && stay.paid_amount === 0) return fail('reservation_failed', { detail: 'Nothing is due.' });
    const payment: PaymentRow = {
      companyCode: hold.companyCode,
      orderId: `${hold.companyCode}-${deps.ids.number('P', 14)}`,
      holdNumber: hold.holdNumber,
      kind,
      provider: kind === 'card' ? 'nicepay' : 'card_token',
      amount: kind === 'card' ? stay.paid_amount : 0,
      currency: stay.currency,
      state: 'ready',
      code: null,
      transactionId: null,
      receipt: null,
      refundedAmount: 0,
      approvingSince: null,
      createdAt: now,
      updatedAt: now,
    };
    if (!(await openPayment(tx, payment))) return fail('payment_in_progress');
    return ok({
      result: 'success',
      order_id: payment.orderId,
      status: 'ready',
      amount: payment.amount,
      currency: payment.currency,
      expires_at: held.value.expiresAt.toISOString(),
      server_time: now.toISOString(),
      ...windowOf(deps, payment, held.value, language),
    });
  });
}

/** The payment of this token's hold, as far as it has come. */
export async function getPayment(deps: PaymentDeps, of: HoldKey & PaymentKey): Promise<Outcome<PaymentResult>> {
  const payment = await findPayment(deps.db, of);
  if (payment?.holdNumber !== of.holdNumber) return fail('not_found');
  return ok(await presentPayment(deps, payment));
}

/**
 * Makes a hold a reservation by the token of a card that the provider's own frame took. A token that is not good leaves the payment open
 * for another. Failures: not_found, payment_failed, payment_in_progress, hold_expired, unavailable.
 */
export function confirmGuarantee(
  deps: PaymentDeps,
  call: IdempotentCall,
  of: HoldKey & PaymentKey,
  cardToken: string,
): Promise<Outcome<PaymentResult>> {
  return idempotentSteps<PaymentResult>(deps, call, async () => {
    const payment = await findPayment(deps.db, of);
    if (payment?.holdNumber !== of.holdNumber || payment.kind !== 'guarantee') return fail('not_found');
    if (payment.state === 'completed') return ok(await presentPayment(deps, payment));
    if (payment.state !== 'ready') return fail('payment_in_progress');
    if (!deps.guaranteeGateway) return fail('unavailable');
    const card = await deps.guaranteeGateway.verify({ token: cardToken, orderId: payment.orderId });
    if (card.kind === 'unknown') return fail('unavailable');
    if (card.kind === 'invalid') return fail('payment_failed', { detail: `The card token is ${card.reason}.` });
    const confirmed = await inTransaction<PaymentRow>(deps.db, async (tx) => {
      const moved = await movePayment(tx, of, ['ready'], {
        state: 'completed',
        transactionId: card.token,
        receipt: {
          card_name: card.cardName ?? null,
          card_number_masked: card.maskedNumber,
          paid_at: null,
          receipt_url: null,
        },
        updatedAt: deps.clock.now(),
      });
      if (!moved) return fail('payment_in_progress');
      const kept = await lockHoldForPayment(tx, deps.clock.now(), of);
      if (!kept.ok) return kept;
      const made = await makeReservation(deps, tx, of);
      return made.ok ? ok(moved) : made;
    });
    if (confirmed.ok) return ok(await presentPayment(deps, confirmed.value));
    await deps.guaranteeGateway.revoke(cardToken);
    return confirmed;
  });
}

async function presentPayment(deps: PaymentDeps, payment: PaymentRow): Promise<PaymentResult> {
  return {
    result: 'success',
    order_id: payment.orderId,
    status: statusOf(payment.state),
    amount: payment.amount,
    currency: payment.currency,
    hold_number: payment.holdNumber,
    reservation_number: payment.state === 'completed' ? await reservationOfHold(deps.db, payment) : null,
    code: payment.code,
  };
}
