import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import type { HoldKey } from './booking.rules.ts';
import { bookingToken, hold, quote } from './booking.tables.ts';

export type QuoteRow = typeof quote.$inferSelect;
export type HoldRow = typeof hold.$inferSelect;
export type TokenRow = typeof bookingToken.$inferSelect;

function isHold({ companyCode, holdNumber }: HoldKey) {
  return and(eq(hold.companyCode, companyCode), eq(hold.holdNumber, holdNumber));
}
/** A guest may not release what is being paid; time may end it once an approval has had all of its own. */
const notPaying = isNull(hold.payingUntil);
function noLongerPaying(now: Date) {
  return or(notPaying, lte(hold.payingUntil, now));
}

export async function insertQuote(db: Database, row: QuoteRow): Promise<void> {
  await db.insert(quote).values(row);
}

export async function findQuote(db: Database, companyCode: string, quoteId: string): Promise<QuoteRow | undefined> {
  return (
    await db
      .select()
      .from(quote)
      .where(and(eq(quote.companyCode, companyCode), eq(quote.quoteId, quoteId)))
  )[0];
}

export async function findQuoteByToken(
  db: Database,
  companyCode: string,
  tokenHash: string,
): Promise<QuoteRow | undefined> {
  return (
    await db
      .select()
      .from(quote)
      .where(and(eq(quote.companyCode, companyCode), eq(quote.tokenHash, tokenHash)))
  )[0];
}

/** Marks a quote used, once. False when somebody was first. */
export async function useQuote(tx: Database, companyCode: string, quoteId: string, now: Date): Promise<boolean> {
  return (
    (
      await tx
        .update(quote)
        .set({ usedAt: now })
        .where(and(eq(quote.companyCode, companyCode), eq(quote.quoteId, quoteId), isNull(quote.usedAt)))
        .returning({ id: quote.quoteId })
    ).length === 1
  );
}

/** Forgets quotes that nobody reserved from. */
export async function purgeQuotes(db: Database, expiredBefore: Date): Promise<void> {
  await db.delete(quote).where(and(lte(quote.expiresAt, expiredBefore), isNull(quote.usedAt)));
}

export async function insertHold(tx: Database, row: HoldRow): Promise<void> {
  await tx.insert(hold).values(row);
}

export async function findHold(db: Database, key: HoldKey): Promise<HoldRow | undefined> {
  return (await db.select().from(hold).where(isHold(key)))[0];
}

/** Ends a hold that is not being paid. The row, once, or nothing when it was no longer held (or, expiring, not yet due). */
export async function endHold(
  tx: Database,
  key: HoldKey,
  to: 'released' | 'expired',
  now: Date,
): Promise<HoldRow | undefined> {
  return (
    await tx
      .update(hold)
      .set({ status: to })
      .where(
        and(
          isHold(key),
          eq(hold.status, 'held'),
          ...(to === 'expired' ? [noLongerPaying(now), lte(hold.expiresAt, now)] : [notPaying]),
        ),
      )
      .returning()
  )[0];
}

/** Holds whose time is over and that no job has ended: the safety net beneath the jobs. */
export function findOverdueHolds(db: Database, now: Date): Promise<HoldKey[]> {
  return db
    .select({ companyCode: hold.companyCode, holdNumber: hold.holdNumber })
    .from(hold)
    .where(and(eq(hold.status, 'held'), lte(hold.expiresAt, now), noLongerPaying(now)))
    .limit(500);
}

/** Keeps a hold from ending while it is being paid. False when it has ended or its time is over. */
export async function lockHold(tx: Database, key: HoldKey, now: Date, until: Date): Promise<boolean> {
  return (
    (
      await tx
        .update(hold)
        .set({ payingUntil: until })
        .where(and(isHold(key), eq(hold.status, 'held'), gt(hold.expiresAt, now)))
        .returning({ n: hold.holdNumber })
    ).length === 1
  );
}

export async function unlockHold(tx: Database, key: HoldKey): Promise<void> {
  await tx.update(hold).set({ payingUntil: null }).where(isHold(key));
}

/** Makes a hold confirmed, once; the row, or nothing when its rooms were already given back. */
export async function confirmHoldRow(tx: Database, key: HoldKey): Promise<HoldRow | undefined> {
  return (
    await tx
      .update(hold)
      .set({ status: 'confirmed', payingUntil: null })
      .where(and(isHold(key), eq(hold.status, 'held')))
      .returning()
  )[0];
}

export async function insertToken(tx: Database, row: TokenRow): Promise<void> {
  await tx.insert(bookingToken).values(row);
}

export async function findToken(
  db: Database,
  companyCode: string,
  tokenHash: string,
  now: Date,
): Promise<TokenRow | undefined> {
  return (
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
}

export async function purgeTokens(db: Database, expiredBefore: Date): Promise<void> {
  await db.delete(bookingToken).where(lte(bookingToken.expiresAt, expiredBefore));
}
