import type { ProblemCode } from '../../generated/problems.ts';
import type { PaymentMethod, PaymentReadyResult, PaymentResult } from '../../generated/types.ts';
import { dueFor, type HoldKey } from '../booking/booking.rules.ts';
import {
  lockHoldForPayment,
  makeReservation,
  openHold,
  reservationNumberOf,
} from '../booking/hold/confirm.usecases.ts';
import type { NotificationChannels } from '../booking/notification/queue-notification.usecases.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { type IdempotentCall, idempotent, idempotentSteps } from '../platform/idempotency.ts';
import type { Ids } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import { fail, fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import type { Queue } from '../platform/queue.ts';
import type { StepCounts } from '../platform/step-counts.ts';
import type { Language } from '../platform/values/language.ts';
import { paymentMethodsOf } from '../property/hotel.rules.ts';
import { findHotel } from '../property/property.usecases.ts';
import { scheduleStrayCardRevocation } from './card.usecases.ts';
import type { CardGateway } from './gateways/gateway.ts';
import type { CardGateways, GuaranteeGateways } from './gateways/registry.ts';
import { findPayment, movePayment, openPayment, type PaymentRow } from './payment.repository.ts';
import { presentFrame, presentPayment, presentWindow } from './payment.presenter.ts';
import type { PaymentKey } from './payment.rules.ts';

/** `publicUrl` is the origin of the site to which the card window returns the guest. */
export type PaymentDeps = NotificationChannels & {
  db: Database;
  ids: Ids;
  queue: Queue;
  steps: StepCounts;
  log: Logger;
  cardGateways: CardGateways;
  guaranteeGateways: GuaranteeGateways;
  publicUrl: string;
};

/**
 * Opens a payment for a hold and returns the data for the card window or frame. Cancels an earlier open payment, so its
 * window can no longer charge the guest. Fails with `reservation_failed` if nothing is due, `validation` if the
 * property doesn't offer the method, `payment_in_progress` if another payment is in progress or completed, and
 * `unavailable` if no provider is configured.
 */
export function createPayment(
  deps: PaymentDeps,
  call: IdempotentCall,
  hold: HoldKey,
  {
    method: requested,
    language,
    lookedUp,
  }: { method: PaymentMethod | undefined; language: Language; lookedUp: boolean },
): Promise<Outcome<PaymentReadyResult, ProblemCode<'createPayment'>>> {
  return idempotent(deps, call, async (tx) => {
    const now = deps.clock.now();
    const held = await openHold(tx, now, hold);
    if (!held.ok) return held;
    const due = dueFor(held.value);
    if (!due) return fail('reservation_failed', { detail: 'Nothing is due.' });
    const { kind, amount } = due;
    const gateway = kind === 'guarantee' ? deps.guaranteeGateways.current : deps.cardGateways.current;
    if (!gateway) return fail('unavailable');
    const offered = 'frame' in gateway ? GUARANTEED_BY : await offeredMethods(tx, gateway, held.value.hotelCode);
    const method = requested ?? offered[0];
    if (!method || !offered.includes(method)) return fieldFail('/method', 'validation');
    const payment: PaymentRow = {
      companyCode: hold.companyCode,
      orderId: `${hold.companyCode}-${deps.ids.number('P', 14)}`,
      holdNumber: hold.holdNumber,
      kind,
      provider: gateway.provider,
      method,
      amount,
      currency: held.value.stay.currency,
      state: 'ready',
      code: null,
      transactionId: null,
      receipt: null,
      refundedAmount: 0,
      checkAt: null,
      checks: 0,
      createdAt: now,
      updatedAt: now,
    };
    const site = { publicUrl: deps.publicUrl, language, lookedUp };
    if (!(await openPayment(tx, payment))) return fail('payment_in_progress');
    return ok({
      result: 'success',
      order_id: payment.orderId,
      status: 'ready',
      amount: payment.amount,
      currency: payment.currency,
      expires_at: held.value.expiresAt.toISOString(),
      server_time: now.toISOString(),
      card_window:
        'frame' in gateway ? presentFrame(gateway, payment, site) : presentWindow(gateway, payment, held.value, site),
    });
  });
}

const GUARANTEED_BY: readonly PaymentMethod[] = ['card'];

/**
 * Leaves out methods that the provider doesn't offer. The provider may have changed since the property was imported.
 */
async function offeredMethods(db: Database, gateway: CardGateway, hotelCode: string): Promise<PaymentMethod[]> {
  const hotel = await findHotel({ db }, hotelCode);
  const offered = hotel.ok ? paymentMethodsOf(hotel.value.document) : [];
  return offered.filter((method) => gateway.methods.includes(method));
}

export async function getPayment(
  deps: PaymentDeps,
  of: HoldKey & PaymentKey,
): Promise<Outcome<PaymentResult, ProblemCode<'getPayment'>>> {
  const payment = await findPayment(deps.db, of);
  if (payment?.holdNumber !== of.holdNumber) return fail('not_found');
  return ok(await presented(deps, payment));
}

/**
 * Confirms a hold with the token of a card that the guest entered in the provider's frame. If the token is invalid,
 * the guest can try another card. Of two concurrent calls, the first to update the payment wins, and both return the
 * outcome. If the other call used a different card, that card is revoked.
 */
export function confirmGuarantee(
  deps: PaymentDeps,
  call: IdempotentCall,
  of: HoldKey & PaymentKey,
  cardToken: string,
): Promise<Outcome<PaymentResult, ProblemCode<'confirmGuarantee'>>> {
  return idempotentSteps(deps, call, async () => {
    const payment = await findPayment(deps.db, of);
    if (payment?.holdNumber !== of.holdNumber || payment.kind !== 'guarantee') return fail('not_found');
    const { provider, orderId } = payment;
    const stray = { provider, orderId, token: cardToken };
    if (payment.state !== 'ready') {
      if (!guarantees(payment, cardToken)) await scheduleStrayCardRevocation(deps.queue, deps.db, stray);
      return payment.state === 'completed' ? ok(await presented(deps, payment)) : notConfirmed(payment);
    }
    const gateway = deps.guaranteeGateways.find(provider);
    if (!gateway) return fail('unavailable');
    const card = await gateway.verify({ token: cardToken, orderId: payment.orderId });
    if (card.kind === 'unknown') return fail('unavailable');
    if (card.kind === 'invalid') return fail('payment_failed', { detail: `The card token is ${card.reason}.` });
    const { token, cardName, maskedNumber } = card;
    const decided = await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now();
      const receipt = {
        card_name: cardName ?? null,
        card_number_masked: maskedNumber,
        paid_at: null,
        receipt_url: null,
      };
      const taken = { transactionId: token, receipt, updatedAt: now } as const;
      const moved = await movePayment(tx, of, ['ready'], { ...taken, state: 'completed' });
      // If the state didn't change, a concurrent call has already settled the outcome of the payment.
      const ended = moved ? await withReservation(deps, tx, moved) : await findPayment(tx, of);
      if (!guarantees(ended, token)) await scheduleStrayCardRevocation(deps.queue, tx, stray);
      return ok(ended);
    });
    const now = decided.ok ? decided.value : undefined;
    return now?.state === 'completed' ? ok(await presented(deps, now)) : notConfirmed(now);
  });
}

/** Confirms the hold of a completed guarantee, or marks the payment as failed if the rooms have been released. */
async function withReservation(
  deps: PaymentDeps,
  tx: Database,
  completed: PaymentRow,
): Promise<PaymentRow | undefined> {
  const now = deps.clock.now();
  const held = await lockHoldForPayment(tx, now, completed);
  const made = held.ok ? await makeReservation(deps, tx, completed) : held;
  if (made.ok) return completed;
  return movePayment(tx, completed, ['completed'], { state: 'failed', code: 'hold_expired', updatedAt: now });
}

/** Returns whether the card with this token guarantees the reservation. If it doesn't, the card must be revoked. */
function guarantees(payment: PaymentRow | undefined, token: string): boolean {
  return payment?.state === 'completed' && payment.transactionId === token;
}

function notConfirmed(payment: PaymentRow | undefined) {
  return fail(payment?.code === 'hold_expired' ? 'hold_expired' : 'payment_in_progress');
}

async function presented(deps: PaymentDeps, payment: PaymentRow): Promise<PaymentResult> {
  const number = payment.state === 'completed' ? await reservationNumberOf(deps.db, payment) : null;
  return presentPayment(payment, number);
}
