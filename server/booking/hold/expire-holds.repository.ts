import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { HoldKey, HotelAllocation } from '../booking.rules.ts';

/** SQL condition for overdue holds. A hold that is being paid for isn't overdue until `paying_until` has passed too. */
function overdue(now: string) {
  return `status = 'held' AND expires_at <= ${now} AND (paying_until IS NULL OR paying_until <= ${now})`;
}

/** SQL conditions that every server checks about once a second. */
export const ANY_HOLD_OVERDUE = `EXISTS (SELECT FROM hold WHERE ${overdue('now()')} AND paying_until IS NULL)`;
export const ANY_PAYING_HOLD_OVERDUE = `EXISTS (SELECT FROM hold WHERE ${overdue('now()')} AND paying_until IS NOT NULL)`;

/**
 * Selects a company's holds. `holdNumber` limits the selection to one hold; `paying` limits it to holds that are being
 * paid for (true) or to all others (false).
 */
export type HoldsOf = { companyCode: string; holdNumber?: string | undefined; paying?: boolean | undefined };

export async function companiesWithOverdueHolds(db: Database, now: Date, paying?: boolean): Promise<string[]> {
  const query = `
    SELECT DISTINCT company_code AS code FROM hold
    WHERE ${overdue('$1::timestamptz')} AND ($2::boolean IS NULL OR (paying_until IS NOT NULL) = $2)`;
  return (await rowsOf<{ code: string }>(db, query, [now.toISOString(), paying ?? null])).map(({ code }) => code);
}

/**
 * Skips holds that another transaction has locked. Also sets a lock timeout for the release of the inventory. If a
 * night stays locked for longer, the batch fails and a later sweep retries it.
 */
const EXPIRE_HOLDS = `
  WITH overdue AS (
    SELECT company_code, hold_number FROM hold
    WHERE ${overdue('$1::timestamptz')} AND company_code = $3 AND ($4::text IS NULL OR hold_number = $4)
      AND ($5::boolean IS NULL OR (paying_until IS NOT NULL) = $5)
    ORDER BY hold_number LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE hold AS h SET status = 'expired' FROM overdue
  WHERE h.company_code = overdue.company_code AND h.hold_number = overdue.hold_number
  RETURNING h.company_code AS "companyCode", h.hold_number AS "holdNumber", h.hotel_code AS "hotelCode", h.allocation,
    jsonb_path_exists(h.stay, '$.**.kind ? (@ == "voucher" || @ == "coupon" || @ == "mileage")') AS benefited, set_config('lock_timeout', '1s', true)`;

export type ExpiredHold = HotelAllocation & HoldKey & { benefited: boolean };

/** Expires at most `atMost` overdue holds. The caller must release their inventory and benefits. */
export function expireHoldRows(tx: Database, of: HoldsOf, now: Date, atMost: number): Promise<ExpiredHold[]> {
  const values = [now.toISOString(), atMost, of.companyCode, of.holdNumber ?? null, of.paying ?? null];
  return rowsOf<ExpiredHold>(tx, EXPIRE_HOLDS, values);
}
