import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { bookingToken, hold, quote } from './booking.tables.ts';

export type QuoteRow = typeof quote.$inferSelect;
export type HoldRow = typeof hold.$inferSelect;
export type TokenRow = typeof bookingToken.$inferSelect;

const ofHold = (companyCode: string, holdNumber: string) =>
  and(eq(hold.companyCode, companyCode), eq(hold.holdNumber, holdNumber));
/** A guest may not release what is being paid; time may end it once an approval has had all of its own. */
const notPaying = isNull(hold.payingUntil);
const noLongerPaying = (now: Date) => or(notPaying, lte(hold.payingUntil, now));

export const insertQuote = async (db: Database, row: QuoteRow): Promise<void> =>
  void (await db.insert(quote).values(row));

export const findQuote = async (db: Database, companyCode: string, quoteId: string): Promise<QuoteRow | undefined> =>
  (
    await db
      .select()
      .from(quote)
      .where(and(eq(quote.companyCode, companyCode), eq(quote.quoteId, quoteId)))
  )[0];

export const findQuoteByToken = async (
  db: Database,
  companyCode: string,
  tokenHash: string,
): Promise<QuoteRow | undefined> =>
  (
    await db
      .select()
      .from(quote)
      .where(and(eq(quote.companyCode, companyCode), eq(quote.tokenHash, tokenHash)))
  )[0];

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
export const confirmHoldRow = async (
  tx: Database,
  companyCode: string,
  holdNumber: string,
): Promise<HoldRow | undefined> =>
  (
    await tx
      .update(hold)
      .set({ status: 'confirmed', payingUntil: null })
      .where(and(ofHold(companyCode, holdNumber), eq(hold.status, 'held')))
      .returning()
  )[0];

export const insertToken = async (tx: Database, row: TokenRow): Promise<void> =>
  void (await tx.insert(bookingToken).values(row));

export const findToken = async (
  db: Database,
  companyCode: string,
  tokenHash: string,
  now: Date,
): Promise<TokenRow | undefined> =>
  (
    await db
      .select()
      .from(bookingToken)
      .where(
        and(
          eq(bookingToken.companyCode, companyCode),
          eq(bookingToken.tokenHash, tokenHash),
          gt(bookingToken.expiresAt, now),
        ),
      )
  )[0];

export const purgeTokens = async (db: Database, expiredBefore: Date): Promise<void> =>
  void (await db.delete(bookingToken).where(lte(bookingToken.expiresAt, expiredBefore)));
