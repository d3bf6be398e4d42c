import { and, eq, getTableColumns, gt, lte } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { bookingToken, hold, type HoldRow, type NewToken, type TokenRow } from './booking.tables.ts';

export async function insertToken(tx: Database, row: NewToken): Promise<void> {
  await tx.insert(bookingToken).values(row);
}

/** Inserts the token for an email, unless an earlier attempt to send the email has already inserted it. */
export async function insertTokenOnce(db: Database, row: NewToken): Promise<void> {
  await db.insert(bookingToken).values(row).onConflictDoNothing();
}

/**
 * Returns an unexpired token. If the token's hold is for a change, `changesHoldNumber` is the number of the original
 * hold of the reservation to be changed.
 */
export async function findToken(
  db: Database,
  companyCode: string,
  tokenHash: string,
  now: Date,
): Promise<(TokenRow & Pick<HoldRow, 'changesHoldNumber'>) | undefined> {
  return (
    await db
      .select({ ...getTableColumns(bookingToken), changesHoldNumber: hold.changesHoldNumber })
      .from(bookingToken)
      .innerJoin(
        hold,
        and(eq(hold.companyCode, bookingToken.companyCode), eq(hold.holdNumber, bookingToken.holdNumber)),
      )
      .where(
        and(
          eq(bookingToken.companyCode, companyCode),
          eq(bookingToken.tokenHash, tokenHash),
          gt(bookingToken.expiresAt, now),
        ),
      )
  )[0];
}

/** Lets the token's holder see phone numbers. Call this only if the holder has proved that they are the booker. */
export async function unmaskToken(
  tx: Database,
  { companyCode, tokenHash }: Pick<TokenRow, 'companyCode' | 'tokenHash'>,
): Promise<void> {
  await tx
    .update(bookingToken)
    .set({ lookedUp: false })
    .where(and(eq(bookingToken.companyCode, companyCode), eq(bookingToken.tokenHash, tokenHash)));
}

export async function purgeTokens(db: Database, expiredBefore: Date): Promise<void> {
  await db.delete(bookingToken).where(lte(bookingToken.expiresAt, expiredBefore));
}
