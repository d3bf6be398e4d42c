import type { ProblemCode } from '../../../generated/problems.ts';
import type { CancellationPreviewResult, CancellationRequest, ReservationResult } from '../../../generated/types.ts';
import { type IdempotentCall, idempotent } from '../../platform/idempotency.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';
import { nightsBetween } from '../../platform/values/nights.ts';
import { allowedActions, cancellationFee, refundOf } from '../booking.rules.ts';
import type { ReservationMoney } from '../money.port.ts';
import type { NotificationChannels } from '../notification/queue-notification.usecases.ts';
import { lockReservation, releaseOpenChange } from '../reservation/changes.repository.ts';
import type { ReadingDeps } from '../reservation/reservation-now.usecases.ts';
import { presentReservation } from '../reservation/reservation.presenter.ts';
import type { FoundReservation } from '../reservation/reservation.repository.ts';
import { loadReservation, paidFor, refundable, type ReservationOf } from '../reservation/reservation.usecases.ts';
import { pointsOf, pointsToReturn, vouchersOf } from '../stay-lines.rules.ts';
import { endReservation } from './end-reservation.usecases.ts';

/** Returns the fee and refund that would apply now. Days are counted in the hotel's time zone. */
export async function previewCancellation(
  deps: ReadingDeps,
  of: ReservationOf,
): Promise<Outcome<CancellationPreviewResult, ProblemCode<'previewCancellation'>>> {
  const loaded = await loadReservation(deps, deps.db, of);
  if (!loaded.ok) return loaded;
  const { found, money, today: day } = loaded.value;
  const terms = termsNow(found, money, day);
  const vouchers = vouchersOf(found.hold.stay);
  return ok({
    result: 'success',
    reservation_number: of.reservationNumber,
    cancellable: allowedActions(found.reservation.status, found.reservation.checkIn, loaded.value).includes('cancel'),
    currency: found.hold.stay.currency,
    days_before: terms.daysBefore,
    fee_percent: terms.fee_percent,
    fee: terms.fee,
    refund: terms.refund,
    fee_collected: terms.paid > 0 || pointsOf(found.hold.stay) > 0,
    ...(pointsOf(found.hold.stay) > 0 && { point_refund: terms.pointsReturned }),
    ...(vouchers && { voucher_refund: terms.fee_percent === 0 ? vouchers.vouchers : 0 }),
  });
}

/**
 * Cancels a reservation, releases its inventory, and queues its refund and notification in one transaction. Fails with
 * `price_changed` if the fee differs from the fee that the guest accepted.
 */
export function cancelReservation(
  deps: ReadingDeps & NotificationChannels & { ids: Ids },
  call: IdempotentCall,
  of: ReservationOf,
  request: CancellationRequest,
  language: Language,
): Promise<Outcome<ReservationResult, ProblemCode<'cancelReservation'>>> {
  return idempotent(deps, call, async (tx) => {
    await lockReservation(tx, of);
    const open = await releaseOpenChange(tx, of);
    const loaded = await loadReservation(deps, tx, of);
    if (!loaded.ok) return loaded;
    const { found, money, today: day } = loaded.value;
    const { status, checkIn } = found.reservation;
    if (!allowedActions(status, checkIn, loaded.value).includes('cancel')) return fail('cancel_failed');
    const { fee, refund, pointsReturned, fee_percent } = termsNow(found, money, day);
    if (fee !== request.fee) return fail('price_changed', { extra: { price_before: request.fee, price_after: fee } });
    const kept = { points: pointsOf(found.hold.stay) - pointsReturned, vouchers: fee_percent > 0 };
    const end = { fee, refund, reason: request.reason ?? null, byProperty: false, onOrAfter: day, kept };
    const ended = await endReservation(deps, tx, loaded.value, open, end);
    if (!ended.ok) return ended;
    const after = await loadReservation(deps, tx, of);
    return after.ok ? ok(presentReservation(after.value, language, of)) : after;
  });
}

/**
 * Returns the terms of cancelling now. The fee is included even if nothing was charged and it can't be collected
 * (docs/decisions/cancelling-and-changing.md).
 */
function termsNow(found: FoundReservation, money: ReservationMoney | undefined, day: string) {
  const { hold, reservation } = found;
  const daysBefore = Math.max(0, nightsBetween(day, reservation.checkIn));
  const terms = cancellationFee(hold.stay, daysBefore);
  const { fee } = terms;
  const paid = paidFor(found, money);
  const pointsReturned = pointsToReturn(hold.stay, paid, fee);
  return { ...terms, daysBefore, paid, refund: refundOf(refundable(found, money), fee), pointsReturned };
}
