import type { ProblemCode } from '../../../generated/problems.ts';
import type {
  CancellationPreviewResult,
  CancellationRequest,
  LookupRequest,
  LookupResult,
  ReservationResult,
} from '../../../generated/types.ts';
import type { Database } from '../../platform/database/database.ts';
import { type IdempotentCall, idempotent } from '../../platform/idempotency.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Language } from '../../platform/values/language.ts';
import { nightsBetween } from '../../platform/values/nights.ts';
import { findHotel } from '../../property/property.usecases.ts';
import { pointsBack, pointsOf, vouchersOf } from '../quote/stay-lines.rules.ts';
import type { ReservationMoney } from '../money.port.ts';
import { releaseTaken } from '../quote/benefits.usecases.ts';
import { insertToken } from '../booking.repository.ts';
import {
  allowedActions,
  cancellationFee,
  type HoldKey,
  LOOKUP_MINUTES,
  nameMatches,
  refundOf,
  type ReservationKey,
} from '../booking.rules.ts';
import { lockReservation, releaseOpenChange } from '../change/change.repository.ts';
import { type NotificationChannels, queueNotification } from '../notification/notification.usecases.ts';
import { cancelReservationRow, type FoundReservation, findReservation } from './reservation.repository.ts';
import { type ReadingDeps, reservationNow } from './reservation-now.usecases.ts';
import { presentReservation, type ReservationNow } from './reservation.presenter.ts';

export type Deps = ReadingDeps & { ids: Ids };

/** Which reservation, and whose token asks. */
export type ReservationOf = HoldKey & ReservationKey;

/**
 * Finds a reservation by name and number together, and opens it for 30 minutes. Every miss is `lookup_mismatch`, found or not, so that
 * nobody learns which of the two was wrong; a member's reservation is opened after login instead.
 */
export async function lookUpReservation(
  deps: Omit<Deps, 'money'>,
  request: LookupRequest,
): Promise<Outcome<LookupResult, ProblemCode<'lookUpReservation'>>> {
  const hotel = await findHotel(deps, request.hotel_code);
  if (!hotel.ok) return hotel;
  const { companyCode } = hotel.value;
  const reservationNumber = request.reservation_number.trim().toUpperCase();
  const found = await findReservation(deps.db, { companyCode, reservationNumber });
  const ofHotel = found?.reservation.hotelCode === hotel.value.hotelCode;
  if (!found || !ofHotel || !nameMatches(request.guest_name, found.reservation.guestNames))
    return fail('lookup_mismatch');
  if (found.reservation.memberId !== null) return fail('member_reservation_login_required');
  const token = newToken(deps.ids, companyCode);
  const expiresAt = new Date(deps.clock.now().getTime() + LOOKUP_MINUTES * 60_000);
  await insertToken(deps.db, {
    companyCode,
    tokenHash: hashToken(token),
    holdNumber: found.hold.holdNumber,
    expiresAt,
  });
  return ok({
    result: 'success',
    reservation_number: found.reservation.reservationNumber,
    reservation_token: token,
    expires_at: expiresAt.toISOString(),
  });
}

/** The reservation as its holder sees it now. */
export async function getReservation(
  deps: Deps,
  of: ReservationOf,
  language: Language,
): Promise<Outcome<ReservationResult, ProblemCode<'getReservation'>>> {
  const loaded = await loadReservation(deps, deps.db, of);
  return loaded.ok ? ok(presentReservation(loaded.value, language)) : loaded;
}

/** What cancelling would cost at this moment by the hotel's date. */
export async function previewCancellation(
  deps: Deps,
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
    ...(pointsOf(found.hold.stay) > 0 && { point_refund: terms.pointsBack }),
    ...(vouchers && { voucher_refund: terms.fee_percent === 0 ? vouchers.vouchers : 0 }),
  });
}

/**
 * Cancels if the fee is the one that the guest agreed to: the reservation ends, its inventory is free, its refund is on the way and its
 * guest is to be told, in one transaction.
 */
export function cancelReservation(
  deps: Deps & NotificationChannels,
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
    const { fee, refund, pointsBack, fee_percent } = termsNow(found, money, day);
    if (fee !== request.fee) return fail('price_changed', { extra: { price_before: request.fee, price_after: fee } });
    const end = { at: deps.clock.now(), today: day, fee, refund, reason: request.reason ?? null };
    if (!(await cancelReservationRow(tx, of, end))) return fail('cancel_failed');
    const kept = { points: pointsOf(found.hold.stay) - pointsBack, vouchers: fee_percent > 0 };
    await releaseTaken(tx, deps, [found.hold, ...open], kept);
    if (money && refund > 0) {
      const back = { amount: refund, reason: 'reservation cancelled', causedBy: of.holdNumber };
      const sent = await deps.money.giveBack(tx, of, back);
      if (!sent.ok) return sent;
    }
    await queueNotification(deps, tx, of, 'cancelled');
    if (money?.kind === 'guarantee') await deps.money.scheduleCardRevocation(tx, of);
    const after = await loadReservation(deps, tx, of);
    return after.ok ? ok(presentReservation(after.value, language)) : after;
  });
}

/** The reservation of a token; `db` may be a transaction. */
export async function loadReservation(
  deps: ReadingDeps,
  db: Database,
  of: ReservationOf,
): Promise<Outcome<ReservationNow, 'reservation_not_found'>> {
  const found = await findReservation(db, of);
  if (!found || found.hold.holdNumber !== of.holdNumber) return fail('reservation_not_found');
  return ok(await reservationNow(deps, db, found));
}

/** What was paid by card for the stay as it is, minor units. */
export function paidFor({ hold }: FoundReservation, money: ReservationMoney | undefined): number {
  return money?.kind === 'card' ? hold.stay.paid_amount : 0;
}

/** Where nothing was charged the fee is shown and not collected (DECISIONS, Cancelling). */
function termsNow(found: FoundReservation, money: ReservationMoney | undefined, day: string) {
  const { hold, reservation } = found;
  const daysBefore = Math.max(0, nightsBetween(day, reservation.checkIn));
  const paid = paidFor(found, money);
  const terms = cancellationFee(hold.stay, daysBefore);
  const { fee } = terms;
  return { ...terms, daysBefore, paid, refund: refundOf(paid, fee), pointsBack: pointsBack(hold.stay, paid, fee) };
}
