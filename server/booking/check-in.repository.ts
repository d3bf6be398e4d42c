import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { checkInToken, reservation } from './booking.tables.ts';

export type CheckInTokenRow = typeof checkInToken.$inferSelect;

export async function insertCheckInToken(db: Database, row: CheckInTokenRow): Promise<void> {
  await db.insert(checkInToken).values(row);
}

/** The number of the hotel's own reservation that a token opens now. */
export async function findByCheckInToken(
  db: Database,
  of: { companyCode: string; hotelCode: string; tokenHash: string },
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select({ number: checkInToken.reservationNumber })
    .from(checkInToken)
    .innerJoin(
      reservation,
      and(
        eq(reservation.companyCode, checkInToken.companyCode),
        eq(reservation.reservationNumber, checkInToken.reservationNumber),
      ),
    )
    .where(
      and(
        eq(checkInToken.companyCode, of.companyCode),
        eq(checkInToken.tokenHash, of.tokenHash),
        gt(checkInToken.expiresAt, now),
        eq(reservation.hotelCode, of.hotelCode),
      ),
    );
  return found?.number;
}

export async function purgeCheckInTokens(db: Database, expiredBefore: Date): Promise<void> {
  await db.delete(checkInToken).where(lte(checkInToken.expiresAt, expiredBefore));
}
