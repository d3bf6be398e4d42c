import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { MemberKey } from '../../member/member.rules.ts';
import type { Database } from '../../platform/database/database.ts';
import { hotel } from '../../property/property.tables.ts';
import type { HoldRow } from '../booking.repository.ts';
import type { HoldKey, ReservationKey } from '../booking.rules.ts';
import { hold, quote, reservation, reservationOfHold } from '../booking.tables.ts';
import type { NotificationState } from '../notification/notification.rules.ts';

export type ReservationRow = typeof reservation.$inferSelect;

const STANDING: ('confirmed' | 'complete')[] = ['confirmed', 'complete'];

function isReservation({ companyCode, reservationNumber }: ReservationKey) {
  return and(eq(reservation.companyCode, companyCode), eq(reservation.reservationNumber, reservationNumber));
}

/** It belongs to the member whom its price was quoted to, or to nobody where that one is just withdrawing. */
export async function insertReservation(
  tx: Database,
  { quoteId, ...row }: Omit<ReservationRow, 'memberId' | 'memberNo'> & Pick<HoldRow, 'quoteId'>,
): Promise<void> {
  const ofQuote = (column: string) => sql`(SELECT ${sql.identifier(column)} FROM quote
    WHERE company_code = ${row.companyCode} AND quote_id = ${quoteId} FOR SHARE)`;
  await tx.insert(reservation).values({ ...row, memberId: ofQuote('member_id'), memberNo: ofQuote('member_no') });
}

/** Makes a guest's reservation a member's. False where there is none of this hold, or it is another's. */
export async function claimReservationRow(
  tx: Database,
  of: ReservationKey & HoldKey,
  memberId: string,
): Promise<boolean> {
  const claimed = await tx
    .update(reservation)
    .set({ memberId })
    .where(
      and(
        isReservation(of),
        eq(reservation.holdNumber, of.holdNumber),
        or(isNull(reservation.memberId), eq(reservation.memberId, memberId)),
      ),
    )
    .returning({ n: reservation.reservationNumber });
  return claimed.length === 1;
}

/** The hold of a member's own reservation. */
export async function findOwnHold(db: Database, key: ReservationKey, memberId: string): Promise<string | undefined> {
  const [own] = await db
    .select({ holdNumber: reservation.holdNumber })
    .from(reservation)
    .where(and(isReservation(key), eq(reservation.memberId, memberId)));
  return own?.holdNumber;
}

/** Until the transaction ends, nothing that was quoted to a member becomes a reservation. */
export async function lockQuotesOf(tx: Database, { companyCode, memberId }: MemberKey): Promise<void> {
  await tx
    .select({ quoteId: quote.quoteId })
    .from(quote)
    .where(and(eq(quote.companyCode, companyCode), eq(quote.memberId, memberId)))
    .orderBy(quote.quoteId)
    .for('update');
}

/** The number of the reservation that a confirmed hold has become, or has changed. */
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

/** How far the last mail has come that told the guest of it; null where none was to be sent. */
const LAST_MAIL = sql<NotificationState | null>`(
  SELECT n.state FROM notification AS n
  WHERE n.company_code = ${reservation.companyCode} AND n.reservation_number = ${reservation.reservationNumber}
    AND n.channel = 'EMAIL' AND n.kind <> 'reminder'
  ORDER BY n.wanted_at DESC, n.kind DESC LIMIT 1)`;

/** A reservation with its hold and what was asked for at first, in one statement. */
export async function findReservation(db: Database, key: ReservationKey) {
  return (
    await db
      .select({ reservation, hold, selection: quote.request, lastMail: LAST_MAIL })
      .from(reservation)
      .innerJoin(hold, and(eq(hold.companyCode, reservation.companyCode), eq(hold.holdNumber, reservation.holdNumber)))
      .innerJoin(quote, and(eq(quote.companyCode, hold.companyCode), eq(quote.quoteId, hold.quoteId)))
      .where(isReservation(key))
  )[0];
}

export type FoundReservation = NonNullable<Awaited<ReturnType<typeof findReservation>>>;

/** Writes what the property's own system says of a reservation. False where there is none with this number. */
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

/** Cancels a standing reservation, once. False when it was not standing. */
export async function cancelReservationRow(
  tx: Database,
  key: ReservationKey,
  end: { at: Date; today: string; fee: number; refund: number; reason: string | null },
): Promise<boolean> {
  return (
    (
      await tx
        .update(reservation)
        .set({ status: 'cancelled', cancelledAt: end.at, fee: end.fee, refund: end.refund, cancelReason: end.reason })
        .where(
          and(
            isReservation(key),
            inArray(reservation.status, STANDING),
            sql`${reservation.checkIn} >= ${end.today}::date`,
          ),
        )
        .returning({ n: reservation.reservationNumber })
    ).length === 1
  );
}

/** Hotels with standing reservations whose check-out is on or before a date, and their time zones. */
export function findHotelsWithEndings(db: Database, onOrBefore: string) {
  return db
    .selectDistinct({
      companyCode: hotel.companyCode,
      hotelCode: hotel.hotelCode,
      timeZone: hotel.timeZone,
    })
    .from(reservation)
    .innerJoin(hotel, and(eq(hotel.companyCode, reservation.companyCode), eq(hotel.hotelCode, reservation.hotelCode)))
    .where(and(inArray(reservation.status, STANDING), sql`${reservation.checkOut} <= ${onOrBefore}::date`));
}

/**
 * Sets a hotel's stays to used whose rooms are all left by what its clock shows now, and voyages that have arrived (DECISIONS, Booking and payment); answers their holds.
 */
export function useEndedStays(
  tx: Database,
  of: { companyCode: string; hotelCode: string },
  hotelNow: string,
  now: Date,
): Promise<{ holdNumber: string; paymentType: string; memberId: string | null; total: number }[]> {
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
        inArray(reservation.status, STANDING),
        sql`${reservation.checkOut} <= ${hotelNow}::date`,
        sql`CASE WHEN ${hold.stay}->'voyage'->'legs' IS NULL
          THEN ${reservation.checkOut} + (${hold.stay}->>'checkout_time')::time <= ${hotelNow}::timestamp
          ELSE (${hold.stay}->'voyage'->'legs'->-1->>'arrives_at')::timestamptz <= ${now.toISOString()}::timestamptz END`,
      ),
    )
    .returning({
      holdNumber: reservation.holdNumber,
      paymentType: sql<string>`${hold.stay}->>'payment_type'`,
      memberId: reservation.memberId,
      total: sql<number>`(${hold.stay}->>'total_price')::float8`,
    });
}
