import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { payment, refund } from '../payment/payment.tables.ts';
import { bookingToken, hold, quote, reservation } from './booking.tables.ts';

export type QuoteRow = typeof quote.$inferSelect;
export type HoldRow = typeof hold.$inferSelect;
export type ReservationRow = typeof reservation.$inferSelect;
export type TokenRow = typeof bookingToken.$inferSelect;

const ofHold = (companyCode: string, holdNumber: string) =>
  and(eq(hold.companyCode, companyCode), eq(hold.holdNumber, holdNumber));
const ofReservation = (companyCode: string, reservationNumber: string) =>
  and(eq(reservation.companyCode, companyCode), eq(reservation.reservationNumber, reservationNumber));
const free = (now: Date) => or(isNull(hold.payingUntil), lte(hold.payingUntil, now));

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
          free(now),
          to === 'expired' ? lte(hold.expiresAt, now) : undefined,
        ),
      )
      .returning()
  )[0];

/** Holds whose time is over and that no job has ended: the safety net beneath the jobs. */
export const findOverdueHolds = (db: Database, now: Date): Promise<{ companyCode: string; holdNumber: string }[]> =>
  db
    .select({ companyCode: hold.companyCode, holdNumber: hold.holdNumber })
    .from(hold)
    .where(and(eq(hold.status, 'held'), lte(hold.expiresAt, now), free(now)))
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
          inArray(payment.state, ['completed', 'refunding', 'refunded']),
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
          inArray(reservation.status, ['confirmed', 'complete']),
          sql`${reservation.checkIn} >= ${end.today}::date`,
        ),
      )
      .returning({ n: reservation.reservationNumber })
  ).length === 1;

/** Sets stays that have ended to used (DECISIONS, Booking and payment). */
export const useEndedStays = async (db: Database, companyCode: string, hotelCode: string, today: string): Promise<number> =>
  (
    await db
      .update(reservation)
      .set({ status: 'used' })
      .where(
        and(
          eq(reservation.companyCode, companyCode),
          eq(reservation.hotelCode, hotelCode),
          inArray(reservation.status, ['confirmed', 'complete']),
          sql`${reservation.checkOut} < ${today}::date`,
        ),
      )
      .returning({ n: reservation.reservationNumber })
  ).length;
