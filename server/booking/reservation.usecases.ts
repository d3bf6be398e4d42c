import type { ProblemCode } from '../../generated/problems.ts';
import type {
  CancellationPreviewResult,
  CancellationRequest,
  LookupRequest,
  LookupResult,
  ReservationResult,
} from '../../generated/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { type IdempotentCall, idempotent } from '../platform/idempotency.ts';
import type { Ids } from '../platform/ids.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import type { Language } from '../platform/values/language.ts';
import { nightsBetween, today } from '../platform/values/nights.ts';
import type { Hotel } from '../property/hotel.rules.ts';
import { findHotel } from '../property/property.usecases.ts';
import type { Money, ReservationMoney } from './money.port.ts';
import { insertToken } from './booking.repository.ts';
import {
  allowedActions,
  cancellationFee,
  type HoldKey,
  LOOKUP_MINUTES,
  nameMatches,
  refundOf,
  type ReservationKey,
} from './booking.rules.ts';
import { type NoticeWays, queueNotice } from './notice.usecases.ts';
import { releaseInventory } from './inventory.repository.ts';
import { cancelReservationRow, type FoundReservation, findReservation } from './reservation.repository.ts';
import { presentReservation } from './reservation.presenter.ts';

type Deps = { db: Database; clock: Clock; ids: Ids; money: Money };

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
  const loaded = await load(deps, deps.db, of);
  if (!loaded.ok) return loaded;
  const { found, money, hotel, today: day } = loaded.value;
  return ok(presentReservation(found, money, hotel, day, language));
}

/** What cancelling would cost at this moment by the hotel's date. */
export async function previewCancellation(
  deps: Deps,
  of: ReservationOf,
): Promise<Outcome<CancellationPreviewResult, ProblemCode<'previewCancellation'>>> {
  const loaded = await load(deps, deps.db, of);
  if (!loaded.ok) return loaded;
  const { found, money, today: day } = loaded.value;
  const terms = termsNow(found, money, day);
  return ok({
    result: 'success',
    reservation_number: of.reservationNumber,
    cancellable: allowedActions(found.reservation.status, found.reservation.checkIn, day).includes('cancel'),
    currency: found.hold.stay.currency,
    days_before: terms.daysBefore,
    fee_percent: terms.fee_percent,
    fee: terms.fee,
    refund: terms.refund,
    fee_collected: terms.paid > 0,
  });
}

/**
 * Cancels if the fee is the one that the guest agreed to: the reservation ends, its inventory is free, its refund is on the way and its
 * guest is to be told, in one transaction.
 */
export function cancelReservation(
  deps: Deps & NoticeWays,
  call: IdempotentCall,
  of: ReservationOf,
  request: CancellationRequest,
  language: Language,
): Promise<Outcome<ReservationResult, ProblemCode<'cancelReservation'>>> {
  return idempotent(deps, call, async (tx) => {
    const loaded = await load(deps, tx, of);
    if (!loaded.ok) return loaded;
    const { found, money, hotel, today: day } = loaded.value;
    const { status, checkIn } = found.reservation;
    if (!allowedActions(status, checkIn, day).includes('cancel')) return fail('cancel_failed');
    const { fee, refund } = termsNow(found, money, day);
    if (fee !== request.fee) return fail('price_changed', { extra: { price_before: request.fee, price_after: fee } });
    const end = { at: deps.clock.now(), today: day, fee, refund, reason: request.reason ?? null };
    if (!(await cancelReservationRow(tx, of, end))) return fail('cancel_failed');
    await releaseInventory(tx, [found.hold]);
    if (money && refund > 0) {
      const back = { orderId: money.orderId, amount: refund, reason: 'reservation cancelled' };
      const sent = await deps.money.giveBack(tx, of, back);
      if (!sent.ok) return sent;
    }
    await queueNotice(deps, tx, of, 'cancelled');
    if (money?.kind === 'guarantee') await deps.money.scheduleCardRevocation(tx, of);
    const after = await findReservation(tx, of);
    return ok(presentReservation(after ?? found, await deps.money.find(tx, of), hotel, day, language));
  });
}

type Loaded = { found: FoundReservation; money: ReservationMoney | undefined; hotel: Hotel; today: string };

async function load(deps: Deps, db: Database, of: ReservationOf): Promise<Outcome<Loaded, 'reservation_not_found'>> {
  const found = await findReservation(db, of);
  if (!found || found.hold.holdNumber !== of.holdNumber) return fail('reservation_not_found');
  const hotel = await findHotel({ ...deps, db }, found.reservation.hotelCode);
  if (!hotel.ok) throw new Error(`the hotel of reservation ${of.reservationNumber} is gone`);
  const money = await deps.money.find(db, of);
  return ok({ found, money, hotel: hotel.value, today: today(hotel.value.document.time_zone, deps.clock.now()) });
}

/** Where nothing was charged the fee is shown and not collected (DECISIONS, Cancelling). */
function termsNow({ hold, reservation }: FoundReservation, money: ReservationMoney | undefined, day: string) {
  const daysBefore = Math.max(0, nightsBetween(day, reservation.checkIn));
  const paid = money?.kind === 'card' ? money.amount : 0;
  const terms = cancellationFee(hold.stay, daysBefore);
  return { ...terms, daysBefore, paid, refund: refundOf(paid, terms.fee) };
}
