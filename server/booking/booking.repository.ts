import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { payment, refund } from '../payment/payment.tables.ts';
import { hotel } from '../property/property.tables.ts';
import { bookingToken, hold, quote, reservation } from './booking.tables.ts';

export type QuoteRow = typeof quote.$inferSelect;
export type HoldRow = typeof hold.$inferSelect;
export type ReservationRow = typeof reservation.$inferSelect;
export type TokenRow = typeof bookingToken.$inferSelect;

const STANDING: ('confirmed' | 'complete')[] = ['confirmed', 'complete'];

const ofHold = (companyCode: string, holdNumber: string) =>
  and(eq(hold.companyCode, companyCode), eq(hold.holdNumber, holdNumber));
const ofReservation = (companyCode: string, reservationNumber: string) =>
  and(eq(reservation.companyCode, companyCode), eq(reservation.reservationNumber, reservationNumber));
/** A guest may not release what is being paid; time may end it once an approval has had all of its own. */
const notPaying = isNull(hold.payingUntil);
const noLongerPaying = (now: Date) => or(notPaying, lte(hold.payingUntil, now));

export const insertQuote = async (db: Database, row: QuoteRow): Promise<void> => void (await db.insert(quote).values(row));

export const findQuote = async (db: Database, companyCode: string, quoteId: string): Promise<QuoteRow | undefined> =>
  (await db.select().from(quote).where(and(eq(quote.companyCode, companyCode), eq(quote.quoteId, quoteId))))[0];

export const findQuoteByToken = async (db: Database, companyCode: string, tokenHash: string): Promise<QuoteRow | undefined> =>
  (await db.select().from(quote).where(and(eq(quote.companyCode, companyCode), eq(quote.tokenHash, tokenHash))))[0];

/** Marks a quote used, once. False when somebody was first. */
export const useQuote = async (tx: Database, companyCode: string, quoteId: string, now: Date): Promise<boolean> =>
  (
    await tx
      .update(quote)
      .set({ usedAt: now })
      .where(and(eq(quote.companyCode, companyCode), eq(quote.quoteId, quoteId), isNull(quote.usedAt)))
      .returning({ id: quote.quoteId })
  ).length === 1;

/** Forgets quotes that nobody reserved from. */
export const purgeQuotes = async (db: Database, expiredBefore: Date): Promise<void> =>
  void (await db.delete(quote).where(and(lte(quote.expiresAt, expiredBefore), isNull(quote.usedAt))));

export const insertHold = async (tx: Database, row: HoldRow): Promise<void> => void (await tx.insert(hold).values(row));

export const findHold = async (db: Database, companyCode: string, holdNumber: string): Promise<HoldRow | undefined> =>
  (await db.select().from(hold).where(ofHold(companyCode, holdNumber)))[0];

/** Ends a hold that is not being paid. The row, once, or nothing when it was no longer held (or, expiring, not yet due). */
export const endHold = async (
  tx: Database,
  companyCode: string,
  holdNumber: string,
  to: 'released' | 'expired',
  now: Date,
): Promise<HoldRow | undefined> =>
  (
    await tx
      .update(hold)
      .set({ status: to })
      .where(
        and(
          ofHold(companyCode, holdNumber),
          eq(hold.status, 'held'),
          ...(to === 'expired' ? [noLongerPaying(now), lte(hold.expiresAt, now)] : [notPaying]),
        ),
      )
      .returning()
  )[0];

/** Holds whose time is over and that no job has ended: the safety net beneath the jobs. */
export const findOverdueHolds = (db: Database, now: Date): Promise<{ companyCode: string; holdNumber: string }[]> =>
  db
    .select({ companyCode: hold.companyCode, holdNumber: hold.holdNumber })
    .from(hold)
    .where(and(eq(hold.status, 'held'), lte(hold.expiresAt, now), noLongerPaying(now)))
    .limit(500);

/** Keeps a hold from ending while it is being paid. False when it has ended or its time is over. */
export const keepHold = async (
  tx: Database,
  companyCode: string,
  holdNumber: string,
  now: Date,
  until: Date,
): Promise<boolean> =>
  (
    await tx
      .update(hold)
      .set({ payingUntil: until })
      .where(and(ofHold(companyCode, holdNumber), eq(hold.status, 'held'), gt(hold.expiresAt, now)))
      .returning({ n: hold.holdNumber })
  ).length === 1;

export const letHoldGo = async (tx: Database, companyCode: string, holdNumber: string): Promise<void> =>
  void (await tx.update(hold).set({ payingUntil: null }).where(ofHold(companyCode, holdNumber)));

/** Makes a hold confirmed, once; the row, or nothing when its rooms were already given back. */
export const confirmHoldRow = async (tx: Database, companyCode: string, holdNumber: string): Promise<HoldRow | undefined> =>
  (
    await tx
      .update(hold)
      .set({ status: 'confirmed', payingUntil: null })
      .where(and(ofHold(companyCode, holdNumber), eq(hold.status, 'held')))
      .returning()
  )[0];

export const insertReservation = async (tx: Database, row: ReservationRow): Promise<void> =>
  void (await tx.insert(reservation).values(row));

export const insertToken = async (tx: Database, row: TokenRow): Promise<void> => void (await tx.insert(bookingToken).values(row));

export const findToken = async (db: Database, companyCode: string, tokenHash: string, now: Date): Promise<TokenRow | undefined> =>
  (
    await db
      .select()
      .from(bookingToken)
      .where(and(eq(bookingToken.companyCode, companyCode), eq(bookingToken.tokenHash, tokenHash), gt(bookingToken.expiresAt, now)))
  )[0];

export const purgeTokens = async (db: Database, expiredBefore: Date): Promise<void> =>
  void (await db.delete(bookingToken).where(lte(bookingToken.expiresAt, expiredBefore)));

export const findReservationNumber = async (db: Database, companyCode: string, holdNumber: string): Promise<string | null> =>
  (
    await db
      .select({ number: reservation.reservationNumber })
      .from(reservation)
      .where(and(eq(reservation.companyCode, companyCode), eq(reservation.holdNumber, holdNumber)))
  )[0]?.number ?? null;

/** A reservation with its hold, its money and the last refund, in one statement. */
export const findReservation = async (db: Database, companyCode: string, reservationNumber: string) =>
  (
    await db
      .select({ reservation, hold, payment, refund })
      .from(reservation)
      .innerJoin(hold, and(eq(hold.companyCode, reservation.companyCode), eq(hold.holdNumber, reservation.holdNumber)))
      .leftJoin(
        payment,
        and(
          eq(payment.companyCode, hold.companyCode),
          eq(payment.holdNumber, hold.holdNumber),
          eq(payment.state, 'completed'),
        ),
      )
      .leftJoin(refund, and(eq(refund.companyCode, payment.companyCode), eq(refund.orderId, payment.orderId)))
      .where(ofReservation(companyCode, reservationNumber))
      .limit(1)
  )[0];

export type FoundReservation = NonNullable<Awaited<ReturnType<typeof findReservation>>>;

/** Cancels a standing reservation, once. False when it was not standing. */
export const cancelReservationRow = async (
  tx: Database,
  companyCode: string,
  reservationNumber: string,
  end: { at: Date; today: string; fee: number; refund: number; reason: string | null },
): Promise<boolean> =>
  (
    await tx
      .update(reservation)
      .set({ status: 'cancelled', cancelledAt: end.at, fee: end.fee, refund: end.refund, cancelReason: end.reason })
      .where(
        and(
          ofReservation(companyCode, reservationNumber),
          inArray(reservation.status, STANDING),
          sql`${reservation.checkIn} >= ${end.today}::date`,
        ),
      )
      .returning({ n: reservation.reservationNumber })
  ).length === 1;

/** Hotels with standing reservations whose check-out is on or before a date, and what their clocks show at check-out. */
export const findHotelsWithEndings = (db: Database, onOrBefore: string) =>
  db
    .selectDistinct({
      companyCode: hotel.companyCode,
      hotelCode: hotel.hotelCode,
      timeZone: hotel.timeZone,
      checkoutTime: sql<string>`${hotel.document}->>'default_checkout_time'`,
    })
    .from(reservation)
    .innerJoin(hotel, and(eq(hotel.companyCode, reservation.companyCode), eq(hotel.hotelCode, reservation.hotelCode)))
    .where(and(inArray(reservation.status, STANDING), sql`${reservation.checkOut} <= ${onOrBefore}::date`));

/** Sets a hotel's stays that ended on or before a date to used (DECISIONS, Booking and payment); answers their holds. */
export const useEndedStays = (
  tx: Database,
  of: { companyCode: string; hotelCode: string },
  onOrBefore: string,
): Promise<{ holdNumber: string; paymentType: string }[]> =>
  tx
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
        sql`${reservation.checkOut} <= ${onOrBefore}::date`,
      ),
    )
    .returning({ holdNumber: reservation.holdNumber, paymentType: sql<string>`${hold.stay}->>'payment_type'` });
