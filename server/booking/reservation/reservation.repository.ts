import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { RoomAssignmentRequest } from '../../../generated/types.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { hotel } from '../../property/property.tables.ts';
import type { HoldKey, NotificationState, ReservationKey } from '../booking.rules.ts';
import { hold, type HoldRow, quote, reservation, reservationOfHold } from '../booking.tables.ts';

type NewReservation = Omit<typeof reservation.$inferInsert, 'memberId' | 'memberNo'>;

const ACTIVE: ('confirmed' | 'complete')[] = ['confirmed', 'complete'];

function isReservation({ companyCode, reservationNumber }: ReservationKey) {
  return and(eq(reservation.companyCode, companyCode), eq(reservation.reservationNumber, reservationNumber));
}

/**
 * Reads the owner from the locked quote row, so the reservation has no owner if the member closes their account at the
 * same time.
 */
export async function insertReservation(
  tx: Database,
  { quoteId, ...row }: NewReservation & Pick<HoldRow, 'quoteId'>,
): Promise<void> {
  const ofQuote = (column: string) => sql`(SELECT ${sql.identifier(column)} FROM quote
    WHERE company_code = ${row.companyCode} AND quote_id = ${quoteId} FOR SHARE)`;
  await tx.insert(reservation).values({ ...row, memberId: ofQuote('member_id'), memberNo: ofQuote('member_no') });
}

/**
 * Assigns a visitor's reservation to a member. Returns false if it already has an owner or if the hold doesn't match.
 */
export async function claimReservationRow(
  tx: Database,
  of: ReservationKey & HoldKey,
  memberId: string,
): Promise<boolean> {
  const claimed = await tx
    .update(reservation)
    .set({ memberId })
    .where(and(isReservation(of), eq(reservation.holdNumber, of.holdNumber), isNull(reservation.memberId)))
    .returning({ n: reservation.reservationNumber });
  return claimed.length === 1;
}

/** Returns the number of a reservation's original hold, or undefined if the member doesn't own the reservation. */
export async function findOwnHold(db: Database, key: ReservationKey, memberId: string): Promise<string | undefined> {
  const [own] = await db
    .select({ holdNumber: reservation.holdNumber })
    .from(reservation)
    .where(and(isReservation(key), eq(reservation.memberId, memberId)));
  return own?.holdNumber;
}

/** Prevents a member's quotes from becoming reservations until the transaction ends (see insertReservation). */
export async function lockQuotesOf(tx: Database, { companyCode, memberId }: MemberKey): Promise<void> {
  await tx
    .select({ quoteId: quote.quoteId })
    .from(quote)
    .where(and(eq(quote.companyCode, companyCode), eq(quote.memberId, memberId)))
    .orderBy(quote.quoteId)
    .for('update');
}

/** Returns the number of the reservation that a hold created or changed, or null if the hold isn't confirmed. */
export async function findReservationNumber(
  db: Database,
  { companyCode, holdNumber }: HoldKey,
): Promise<string | null> {
  return (
    (
      await db
        .select({ number: reservation.reservationNumber })
        .from(hold)
        .innerJoin(reservation, reservationOfHold)
        .where(and(eq(hold.companyCode, companyCode), eq(hold.holdNumber, holdNumber), eq(hold.status, 'confirmed')))
    )[0]?.number ?? null
  );
}

/** Returns the property of a hold, and the reservation that it created or changed, if any. */
export async function findPlaceOfHold(db: Database, { companyCode, holdNumber }: HoldKey) {
  const [found] = await db
    .select({ hotelCode: hold.hotelCode, reservationNumber: reservation.reservationNumber })
    .from(hold)
    .leftJoin(reservation, reservationOfHold)
    .where(and(eq(hold.companyCode, companyCode), eq(hold.holdNumber, holdNumber)));
  return found;
}

/**
 * The state of the latest email about the reservation, not counting reminders and emails about a claim. Null if there
 * was none.
 */
const LAST_MAIL = sql<NotificationState | null>`(
  SELECT n.state FROM notification AS n
  WHERE n.company_code = ${reservation.companyCode} AND n.reservation_number = ${reservation.reservationNumber}
    AND n.channel = 'EMAIL' AND n.kind NOT IN ('reminder', 'claimed')
  ORDER BY n.wanted_at DESC, n.kind DESC LIMIT 1)`;

/** The returned `request` is the original request, before any change, and `language` is the booker's. */
export async function findReservation(db: Database, key: ReservationKey) {
  return (
    await db
      .select({ reservation, hold, request: quote.request, language: quote.language, lastMail: LAST_MAIL })
      .from(reservation)
      .innerJoin(hold, and(eq(hold.companyCode, reservation.companyCode), eq(hold.holdNumber, reservation.holdNumber)))
      .innerJoin(quote, and(eq(quote.companyCode, hold.companyCode), eq(quote.quoteId, hold.quoteId)))
      .where(isReservation(key))
  )[0];
}

export type FoundReservation = NonNullable<Awaited<ReturnType<typeof findReservation>>>;

const FIND_LOOKED_UP = `
  SELECT h.company_code AS "companyCode", CASE WHEN r.reservation_number IS NOT NULL THEN
    json_build_object('holdNumber', r.hold_number, 'guestNames', r.guest_names, 'memberId', r.member_id) END AS reservation
  FROM hotel_reference AS p JOIN hotel AS h ON h.company_code = p.company_code AND h.hotel_code = p.hotel_code
  LEFT JOIN reservation AS r ON r.company_code = h.company_code AND r.hotel_code = h.hotel_code AND r.reservation_number = $2
  WHERE p.hotel_code = $1`;

type LookedUp = {
  companyCode: string;
  reservation: { holdNumber: string; guestNames: string[]; memberId: string | null } | null;
};

/** Reads a hotel's reservation in one statement. Returns undefined if the hotel doesn't exist. */
export async function findLookedUp(
  db: Database,
  hotelCode: string,
  reservationNumber: string,
): Promise<LookedUp | undefined> {
  return (await rowsOf<LookedUp>(db, FIND_LOOKED_UP, [hotelCode, reservationNumber]))[0];
}

export async function writePropertyRecord(
  db: Database,
  key: ReservationKey,
  { code, memo }: { code: string | null; memo: string | null },
): Promise<boolean> {
  const written = await db
    .update(reservation)
    .set({ propertyCode: code, memo })
    .where(isReservation(key))
    .returning({ n: reservation.reservationNumber });
  return written.length === 1;
}

export async function writeRoomAssignment(
  tx: Database,
  key: ReservationKey,
  { room_numbers: roomNumbers, note: propertyNote }: RoomAssignmentRequest,
): Promise<void> {
  await tx.update(reservation).set({ roomNumbers, propertyNote }).where(isReservation(key));
}

/**
 * How a reservation is cancelled. `onOrAfter` is the earliest check-in date that may still be cancelled; null for any.
 */
export type Cancelling = {
  fee: number;
  refund: number;
  reason: string | null;
  byProperty: boolean;
  onOrAfter: string | null;
};

/** Returns false if the reservation isn't active or its check-in date is too early. */
export async function cancelReservationRow(
  tx: Database,
  key: ReservationKey,
  { fee, refund, reason, byProperty, onOrAfter }: Cancelling,
  at: Date,
): Promise<boolean> {
  return (
    (
      await tx
        .update(reservation)
        .set({
          status: 'cancelled',
          cancelledAt: at,
          cancelledByProperty: byProperty,
          cancelReason: reason,
          fee,
          refund,
        })
        .where(
          and(
            isReservation(key),
            inArray(reservation.status, ACTIVE),
            onOrAfter === null ? undefined : sql`${reservation.checkIn} >= ${onOrAfter}::date`,
          ),
        )
        .returning({ n: reservation.reservationNumber })
    ).length === 1
  );
}

/** Returns the hotels that have active reservations with a check-out on or before the given date. */
export function findHotelsWithEndings(db: Database, onOrBefore: string) {
  return db
    .selectDistinct({
      companyCode: hotel.companyCode,
      hotelCode: hotel.hotelCode,
      timeZone: hotel.timeZone,
    })
    .from(reservation)
    .innerJoin(hotel, and(eq(hotel.companyCode, reservation.companyCode), eq(hotel.hotelCode, reservation.hotelCode)))
    .where(and(inArray(reservation.status, ACTIVE), sql`${reservation.checkOut} <= ${onOrBefore}::date`));
}

/** `total` is the price of the stay without what the property has refunded, in minor units. */
export type EndedStay = {
  reservationNumber: string;
  holdNumber: string;
  paymentType: string;
  memberId: string | null;
  total: number;
};

const ENDED = {
  reservationNumber: reservation.reservationNumber,
  holdNumber: reservation.holdNumber,
  paymentType: sql<string>`${hold.stay}->>'payment_type'`,
  memberId: reservation.memberId,
  total: sql<number>`(${hold.stay}->>'total_price')::float8 - coalesce((
    SELECT sum(g.amount) FROM property_refund AS g
    WHERE g.company_code = ${reservation.companyCode} AND g.hold_number = ${reservation.holdNumber})::float8, 0)`,
};

/**
 * Marks a hotel's stays as used once their check-out time has passed, and voyages once they have arrived. `hotelNow`
 * is the local time at the hotel.
 */
export function markEndedStays(
  tx: Database,
  of: { companyCode: string; hotelCode: string },
  hotelNow: string,
  now: Date,
): Promise<EndedStay[]> {
  return tx
    .update(reservation)
    .set({ status: 'used' })
    .from(hold)
    .where(
      and(
        eq(hold.companyCode, reservation.companyCode),
        eq(hold.holdNumber, reservation.holdNumber),
        eq(reservation.companyCode, of.companyCode),
        eq(reservation.hotelCode, of.hotelCode),
        inArray(reservation.status, ACTIVE),
        sql`${reservation.checkOut} <= ${hotelNow}::date`,
        sql`CASE WHEN ${hold.stay}->'voyage'->'legs' IS NULL
          THEN ${reservation.checkOut} + (${hold.stay}->>'checkout_time')::time <= ${hotelNow}::timestamp
          ELSE (${hold.stay}->'voyage'->'legs'->-1->>'arrives_at')::timestamptz <= ${now.toISOString()}::timestamptz END`,
      ),
    )
    .returning(ENDED);
}

/** Marks a stay as used once its check-in date has come. Returns undefined if it isn't active or hasn't begun. */
export async function markUsed(tx: Database, key: ReservationKey, today: string): Promise<EndedStay | undefined> {
  const ofHold = and(eq(hold.companyCode, reservation.companyCode), eq(hold.holdNumber, reservation.holdNumber));
  const [ended] = await tx
    .update(reservation)
    .set({ status: 'used' })
    .from(hold)
    .where(and(ofHold, isReservation(key), hasArrived(today)))
    .returning(ENDED);
  return ended;
}

/** Marks a guest as a no-show. Returns false if the stay isn't active or its check-in date hasn't come. */
export async function markNoShow(tx: Database, key: ReservationKey, today: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(reservation)
    .set({ status: 'used', noShowAt: at })
    .where(and(isReservation(key), hasArrived(today)))
    .returning({ n: reservation.reservationNumber });
  return marked.length === 1;
}

function hasArrived(today: string) {
  return and(inArray(reservation.status, ACTIVE), sql`${reservation.checkIn} <= ${today}::date`);
}
