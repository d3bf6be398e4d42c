import type { ProblemCode } from '../../../generated/problems.ts';
import type { LookupRequest, LookupResult, ReservationResult } from '../../../generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Language } from '../../platform/values/language.ts';
import { effectiveHotelCode } from '../../property/hotel.rules.ts';
import { NO_HOTEL } from '../../property/property.usecases.ts';
import { type HoldKey, LOOKUP_MINUTES, type ReservationKey } from '../booking.rules.ts';
import { nameMatches } from '../customer.rules.ts';
import type { ReservationMoney } from '../money.port.ts';
import { insertToken } from '../tokens.repository.ts';
import { type ReadingDeps, reservationNow } from './reservation-now.usecases.ts';
import { presentReservation, type ReservationNow } from './reservation.presenter.ts';
import { type FoundReservation, findLookedUp, findReservation } from './reservation.repository.ts';

/**
 * The requested reservation, and the hold to which the caller has access. Check that they match, because the number
 * alone grants no access. `lookedUp` is set if the caller used a token from a lookup; such a caller must not see phone
 * numbers.
 */
export type ReservationOf = HoldKey & ReservationKey & { lookedUp?: { tokenHash: string } };

/**
 * Finds a visitor's reservation by name and number, and issues a token that is valid for LOOKUP_MINUTES. Fails with
 * `lookup_mismatch` if either is wrong, so that a caller can't learn which one (docs/decisions/lookup.md), and with
 * `member_reservation_login_required` if the reservation belongs to a member. `allowed` contains the pending rate limit
 * checks.
 */
export async function lookUpReservation(
  deps: { db: Database; clock: Clock; ids: Ids },
  { hotel_code, reservation_number, guest_name }: LookupRequest,
  allowed: readonly ReturnType<RateLimiter['hit']>[],
): Promise<Outcome<LookupResult, ProblemCode<'lookUpReservation'>>> {
  const [limits, hotel] = await Promise.all([
    Promise.all(allowed),
    findLookedUp(deps.db, effectiveHotelCode(hotel_code), reservation_number),
  ]);
  const limited = limits.find((limit) => !limit.ok);
  if (limited) return limited;
  if (!hotel) return fail('not_found', NO_HOTEL);
  const { companyCode, reservation } = hotel;
  if (!reservation || !nameMatches(guest_name, reservation.guestNames)) return fail('lookup_mismatch');
  if (reservation.memberId !== null) return fail('member_reservation_login_required');
  const token = newToken(deps.ids, companyCode);
  const expiresAt = new Date(deps.clock.now().getTime() + LOOKUP_MINUTES * 60_000);
  await insertToken(deps.db, {
    companyCode,
    tokenHash: hashToken(token),
    holdNumber: reservation.holdNumber,
    expiresAt,
    lookedUp: true,
  });
  return ok({
    result: 'success',
    reservation_number,
    reservation_token: token,
    expires_at: expiresAt.toISOString(),
  });
}

export async function getReservation(
  deps: ReadingDeps,
  of: ReservationOf,
  language: Language,
): Promise<Outcome<ReservationResult, ProblemCode<'getReservation'>>> {
  const loaded = await loadReservation(deps, deps.db, of);
  return loaded.ok ? ok(presentReservation(loaded.value, language, of)) : loaded;
}

/** Loads a reservation if it belongs to the hold in `of`. `db` may be a transaction. */
export async function loadReservation(
  deps: ReadingDeps,
  db: Database,
  of: ReservationOf,
): Promise<Outcome<ReservationNow, 'reservation_not_found'>> {
  const found = await findReservation(db, of);
  if (!found || found.hold.holdNumber !== of.holdNumber) return fail('reservation_not_found');
  return ok(await reservationNow(deps, db, found));
}

/** Amount paid by card for the current stay, in minor units. */
export function paidFor({ hold }: FoundReservation, money: ReservationMoney | undefined): number {
  return money?.kind === 'card' ? hold.stay.paid_amount : 0;
}

/** Amount paid by card for the current stay, without what the property has refunded, in minor units. */
export function refundable(found: FoundReservation, money: ReservationMoney | undefined): number {
  const refunded = (money?.propertyRefunds ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return paidFor(found, money) - refunded;
}
