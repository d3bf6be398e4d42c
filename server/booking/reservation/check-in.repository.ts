import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { checkInToken, reservation } from '../booking.tables.ts';

type CheckInTokenRow = typeof checkInToken.$inferSelect;

export async function insertCheckInToken(db: Database, row: CheckInTokenRow): Promise<void> {
  await db.insert(checkInToken).values(row);
}

/**
 * Returns the number of the reservation that an unexpired token gives access to. Returns undefined if there is no such
 * token or its reservation is at another hotel.
 */
export async function findByCheckInToken(
  db: Database,
  of: { companyCode: string; hotelCode: string; tokenHash: string },
  now: Date,
): Promise<string | undefined> {
  const { companyCode, hotelCode, tokenHash } = of;
  // Use a scalar subquery instead of a join, so that no query plan scans all of the company's reservations.
  const opened = db
    .select({ number: checkInToken.reservationNumber })
    .from(checkInToken)
    .where(
      and(
        eq(checkInToken.companyCode, companyCode),
        eq(checkInToken.tokenHash, tokenHash),
        gt(checkInToken.expiresAt, now),
      ),
    );
  const [found] = await db
    .select({ number: reservation.reservationNumber })
    .from(reservation)
    .where(
      and(
        eq(reservation.companyCode, companyCode),
        eq(reservation.reservationNumber, sql`(${opened})`),
        eq(reservation.hotelCode, hotelCode),
      ),
    );
  return found?.number;
}

export async function purgeCheckInTokens(db: Database, expiredBefore: Date): Promise<void> {
  await db.delete(checkInToken).where(lte(checkInToken.expiresAt, expiredBefore));
}
