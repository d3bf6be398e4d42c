import { type Database, rowsOf } from '../../platform/database/database.ts';
import { refuseFor } from '../../platform/database/database-errors.ts';
import { sum } from '../../platform/values/money.ts';
import type { MOST_HELD } from '../booking.rules.ts';
import type { HoldRow, NewToken } from '../booking.tables.ts';

/** Keyed hashes that identify a booker. */
export type Holder = Pick<HoldRow, 'fromAddress' | 'fromPhone' | 'fromEmail'>;

/**
 * Serialises holds with the same phone number or email address, so that each limit check counts all earlier holds. The
 * locks are sorted to avoid deadlocks. Holds from one client address aren't serialised, because many guests may share
 * it; the rate limit restricts them instead.
 */
const LOCK_HOLDER = `
  SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended(hash, 1) AS key FROM unnest($1::text[]) AS hash WHERE hash IS NOT NULL ORDER BY 1
  ) AS sorted`;

/**
 * Locks the booker's phone number and email address. Call this before locking any row and before counting the booker's
 * holds.
 */
export async function lockHolder(tx: Database, { fromPhone, fromEmail }: Holder): Promise<void> {
  await rowsOf(tx, LOCK_HOLDER, [[fromPhone, fromEmail]]);
}

function heldBy(column: string, value: string, holds: string, nights: string) {
  return `SELECT ${holds}::int AS most_holds, ${nights}::int AS most_nights, count(*) AS holds,
      coalesce(sum((SELECT sum(rooms) FROM jsonb_to_recordset(allocation->'nights') AS night (rooms int))), 0)
        + coalesce(sum((SELECT sum(n::int) FROM jsonb_path_query(allocation, '$.departures[*].cabins[*].count') AS n)), 0) AS nights
    FROM hold WHERE status = 'held' AND expires_at > $4::timestamptz AND company_code = $1 AND ${column} = ${value}`;
}

/**
 * Checks the booker's limits, marks the quote as used, takes the nights, and inserts the hold with its token. Each
 * step depends on the previous one, so the quote is locked before the nights, the nights are locked in date order, and
 * nothing is inserted if an earlier step fails. Availability is checked on locked rows, so two holds can't both take
 * the last room.
 */
const TAKE_HOLD = `
  WITH holding AS (
    ${heldBy('from_address', '$18', '$21', '$22')} UNION ALL
    ${heldBy('from_phone', '$19', '$23', '$24')} UNION ALL
    ${heldBy('from_email', '$20', '$25', '$26')}
  ), within_limits AS (
    SELECT bool_and(holds = 0 OR (holds < most_holds AND nights + $27::int <= most_nights)) AS ok FROM holding
  ), used AS (
    UPDATE quote SET used_at = $4::timestamptz WHERE company_code = $1 AND quote_id = $3::uuid AND used_at IS NULL
      AND (SELECT ok FROM within_limits)
    RETURNING 1
  ), night AS (
    SELECT stay_date FROM room_day
    WHERE company_code = $1 AND hotel_code = $5 AND room_type_code = $6 AND stay_date BETWEEN $7::date AND $8::date
      AND NOT closed AND sold + $9::int <= allotment AND EXISTS (SELECT FROM used)
    ORDER BY stay_date FOR NO KEY UPDATE
  ), sold AS (
    UPDATE room_day AS d SET sold = d.sold + $9::int FROM night
    WHERE d.company_code = $1 AND d.hotel_code = $5 AND d.room_type_code = $6 AND d.stay_date = night.stay_date
      AND d.stay_date BETWEEN $7::date AND $8::date
    RETURNING 1
  ), held AS (
    INSERT INTO hold (company_code, hold_number, quote_id, hotel_code, status, expires_at, allocation, stay, customer,
      agreements, created_at, from_address, from_phone, from_email)
    SELECT $1, $2, $3::uuid, $5, 'held', $11::timestamptz, $12::jsonb, $13::jsonb, $14::jsonb, $15::jsonb, $4::timestamptz,
      $18, $19, $20
    WHERE (SELECT count(*) FROM sold) = $10::int AND EXISTS (SELECT FROM used)
    RETURNING 1
  ), token AS (
    INSERT INTO booking_token (company_code, token_hash, hold_number, expires_at)
    SELECT $1, $16, $2, $17::timestamptz WHERE EXISTS (SELECT FROM held)
  )
  SELECT ${refuseFor(`CASE WHEN NOT (SELECT ok FROM within_limits) THEN 'too_many' WHEN NOT EXISTS (SELECT FROM used) THEN 'quote_used'
    WHEN NOT EXISTS (SELECT FROM held) THEN 'rooms_short' END`)} AS held`;

/** Returns the number of room nights and cabins that count towards the booker's limit. */
function unitsHeld({ nights, departures = [] }: HoldRow['allocation']): number {
  const cabins = departures.flatMap((one) => one.cabins);
  return sum(nights.map(({ rooms }) => rooms)) + sum(cabins.map(({ count }) => count));
}

/**
 * Takes a hold's nights and inserts the hold with its token. Rejects with the refusal `too_many`, `quote_used` or
 * `rooms_short` if that isn't possible (see refusalOf).
 */
export async function takeHold(tx: Database, row: HoldRow, token: NewToken, most: typeof MOST_HELD): Promise<void> {
  const { room_type_code, nights: wanted } = row.allocation;
  const [allocation, stay, customer, agreements] = [row.allocation, row.stay, row.customer, row.agreements].map(
    (document) => JSON.stringify(document),
  );
  const identity = [row.companyCode, row.holdNumber, row.quoteId, row.createdAt.toISOString()];
  const [first] = wanted;
  const nights = [row.hotelCode, room_type_code, first?.date, wanted.at(-1)?.date, first?.rooms, wanted.length];
  const content = [row.expiresAt.toISOString(), allocation, stay, customer, agreements];
  const limits = [most.address, most.phone, most.email].flatMap(({ holds, roomNights }) => [holds, roomNights]);
  const holder = [row.fromAddress, row.fromPhone, row.fromEmail, ...limits, unitsHeld(row.allocation)];
  const values = [...identity, ...nights, ...content, token.tokenHash, token.expiresAt.toISOString(), ...holder];
  await rowsOf(tx, TAKE_HOLD, values);
}
