import type { PointsType } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { LotPart } from './points.rules.ts';

export type Movement = {
  entryId: string;
  pointsType: PointsType;
  at: Date;
  reservationNumber: string | null;
  holdNumber: string | null;
  note: string | null;
};

const GRANT = `
  WITH account AS (
    INSERT INTO points_balance (company_code, member_id, balance) VALUES ($1, $2::uuid, $3::bigint)
    ON CONFLICT (company_code, member_id) DO UPDATE SET balance = points_balance.balance + EXCLUDED.balance
    RETURNING balance
  ), lot AS (
    INSERT INTO points_lot (company_code, lot_id, member_id, remaining, expires_at)
    SELECT $1, $4::uuid, $2::uuid, $3::bigint, $5::timestamptz FROM account
  )
  INSERT INTO points_entry
    (company_code, entry_id, member_id, points_type, points, balance, at, expires_at, reservation_number, note, hold_number, lots)
  SELECT $1, $6::uuid, $2::uuid, $7, $3::bigint, balance, $8::timestamptz, $5::timestamptz, $9, $10, $11, $12::jsonb FROM account`;

export async function grantRow(
  tx: Database,
  key: MemberKey,
  lot: LotPart,
  { entryId, ...entry }: Movement,
): Promise<void> {
  const { pointsType, at, reservationNumber, note, holdNumber } = entry;
  const granted = [key.companyCode, key.memberId, lot.points, lot.lotId, lot.expiresAt.toISOString()];
  const rest = [reservationNumber, note, holdNumber, JSON.stringify([lot])];
  await rowsOf(tx, GRANT, [...granted, entryId, pointsType, at.toISOString(), ...rest]);
}

/** Deducts points from the balance, which also locks it. Returns no row if the balance is too low. */
const TAKE = `
  UPDATE points_balance SET balance = balance - $3::bigint
  WHERE company_code = $1 AND member_id = $2::uuid AND balance >= $3::bigint RETURNING balance`;

/**
 * Takes points from the preferred lot, if any, and then from the lots that expire first. The lock on the balance
 * prevents concurrent changes to the lots.
 */
const TAKE_LOTS = `
  WITH lots AS (
    SELECT lot_id, least(remaining, $3::bigint - (sum(remaining) OVER (ORDER BY lot_id IS NOT DISTINCT FROM $4::uuid DESC, expires_at, lot_id) - remaining)) AS points
    FROM points_lot WHERE company_code = $1 AND member_id = $2::uuid AND remaining > 0
  )
  UPDATE points_lot AS l SET remaining = l.remaining - lots.points FROM lots
  WHERE l.company_code = $1 AND l.lot_id = lots.lot_id AND lots.points > 0
  RETURNING l.lot_id AS "lotId", lots.points::float8 AS points, l.expires_at AS "expiresAt"`;

const WRITE = `
  INSERT INTO points_entry
    (company_code, entry_id, member_id, points_type, points, balance, at, reservation_number, note, hold_number, lots)
  VALUES ($1, $2::uuid, $3::uuid, $4, -$5::bigint, $6::bigint, $7::timestamptz, $8, $9, $10, $11::jsonb)`;

/**
 * Takes points and returns how many come from each lot, or undefined if the balance is too low. If `preferredLot` is
 * given, takes that lot's points first. Call this in a transaction.
 */
export async function takePoints(
  tx: Database,
  { companyCode, memberId }: MemberKey,
  points: number,
  { entryId, pointsType, at, reservationNumber, note, holdNumber }: Movement,
  preferredLot: string | null = null,
): Promise<LotPart[] | undefined> {
  const values = [companyCode, memberId, points];
  const [account] = await rowsOf<{ balance: string }>(tx, TAKE, values);
  if (!account) return undefined;
  const parts = await rowsOf<LotPart>(tx, TAKE_LOTS, [...values, preferredLot]);
  const entry = [companyCode, entryId, memberId, pointsType, points, account.balance];
  const rest = [reservationNumber, note, holdNumber, JSON.stringify(parts)];
  await rowsOf(tx, WRITE, [...entry, at.toISOString(), ...rest]);
  return parts;
}

/** Returns up to `atMost` members with expired points that haven't been deducted yet. */
export async function findExpired(db: Database, now: Date, atMost: number): Promise<MemberKey[]> {
  const query = `SELECT DISTINCT company_code AS "companyCode", member_id AS "memberId" FROM points_lot
    WHERE remaining > 0 AND expires_at <= $1::timestamptz LIMIT $2`;
  return rowsOf<MemberKey>(db, query, [now.toISOString(), atMost]);
}

/**
 * Locks a member's balance and returns the number of expired points that haven't been deducted yet. Call this in a
 * transaction.
 */
export async function lockExpired(tx: Database, { companyCode, memberId }: MemberKey, now: Date): Promise<number> {
  const of = [companyCode, memberId];
  await rowsOf(tx, 'SELECT FROM points_balance WHERE company_code = $1 AND member_id = $2::uuid FOR UPDATE', of);
  const query = `SELECT coalesce(sum(remaining), 0)::float8 AS points FROM points_lot
    WHERE company_code = $1 AND member_id = $2::uuid AND remaining > 0 AND expires_at <= $3::timestamptz`;
  return (await rowsOf<{ points: number }>(tx, query, [...of, now.toISOString()]))[0]!.points;
}

/**
 * Returns the number of points that a member can use at `now`. Expired points don't count, even if they haven't been
 * deducted yet.
 */
export async function findBalance(db: Database, { companyCode, memberId }: MemberKey, now: Date): Promise<number> {
  const query = `SELECT coalesce(sum(remaining), 0)::float8 AS balance FROM points_lot
    WHERE company_code = $1 AND member_id = $2::uuid AND remaining > 0 AND expires_at > $3::timestamptz`;
  return (await rowsOf<{ balance: number }>(db, query, [companyCode, memberId, now.toISOString()]))[0]!.balance;
}

export async function findLots(db: Database, { companyCode, memberId }: MemberKey) {
  const of = [companyCode, memberId];
  const [account] = await rowsOf<{ balance: number }>(
    db,
    'SELECT balance::float8 AS balance FROM points_balance WHERE company_code = $1 AND member_id = $2::uuid',
    of,
  );
  const lots = await rowsOf<{ points: number; expiresAt: Date }>(
    db,
    `SELECT remaining::float8 AS points, expires_at AS "expiresAt" FROM points_lot
      WHERE company_code = $1 AND member_id = $2::uuid AND remaining > 0 ORDER BY expires_at, lot_id`,
    of,
  );
  return { balance: account?.balance ?? 0, lots };
}

export function findExpiring(db: Database, { companyCode, memberId }: MemberKey, after: Date, until: Date) {
  const query = `SELECT sum(remaining)::float8 AS points, expires_at AS "expiresAt" FROM points_lot
    WHERE company_code = $1 AND member_id = $2::uuid AND remaining > 0
      AND expires_at > $3::timestamptz AND expires_at <= $4::timestamptz
    GROUP BY expires_at ORDER BY expires_at LIMIT 100`;
  const within = [after.toISOString(), until.toISOString()];
  return rowsOf<{ points: number; expiresAt: Date }>(db, query, [companyCode, memberId, ...within]);
}

/**
 * Marks the points to list in each member's email. If any of the member's points expire within a month, the email lists
 * all points that expire in the same calendar month (UTC) as the earliest of them.
 */
const MARK_NOTIFIED = `
  WITH due AS (
    SELECT company_code, member_id, min(expires_at) AS first FROM points_lot
    WHERE remaining > 0 AND notified_at IS NULL AND expires_at > $1::timestamptz AND expires_at <= $1::timestamptz + interval '1 month'
    GROUP BY company_code, member_id ORDER BY company_code, member_id LIMIT $2
  )
  UPDATE points_lot AS l SET notified_at = $1::timestamptz FROM due
  WHERE l.company_code = due.company_code AND l.member_id = due.member_id AND l.remaining > 0 AND l.notified_at IS NULL
    AND l.expires_at > $1::timestamptz
    AND l.expires_at < date_trunc('month', due.first, 'UTC') + interval '1 month'
  RETURNING l.company_code AS "companyCode", l.member_id AS "memberId", l.remaining::float8 AS points, l.expires_at AS "expiresAt"`;

/** Marks the soon-to-expire points of up to `atMost` members as notified, and returns those points. */
export function markNotified(tx: Database, now: Date, atMost: number) {
  type Ending = MemberKey & { points: number; expiresAt: Date };
  return rowsOf<Ending>(tx, MARK_NOTIFIED, [now.toISOString(), atMost]);
}

/** Returns the balance at the end of each of the last twelve months (UTC). */
export function findHistory(db: Database, { companyCode, memberId }: MemberKey, now: Date) {
  const query = `
    SELECT to_char(month, 'YYYY-MM') AS month, coalesce((
      SELECT balance FROM points_entry
      WHERE company_code = $1 AND member_id = $2::uuid AND at < (month + interval '1 month') AT TIME ZONE 'UTC'
      ORDER BY at DESC, entry_id DESC LIMIT 1
    ), 0)::float8 AS balance
    FROM generate_series(
      date_trunc('month', $3::timestamptz AT TIME ZONE 'UTC') - interval '11 months',
      date_trunc('month', $3::timestamptz AT TIME ZONE 'UTC'), interval '1 month') AS month
    ORDER BY month`;
  return rowsOf<{ month: string; balance: number }>(db, query, [companyCode, memberId, now.toISOString()]);
}

export type EntryRow = {
  entryId: string;
  pointsType: PointsType;
  points: number;
  balance: number;
  at: Date;
  expiresAt: Date | null;
  reservationNumber: string | null;
  note: string | null;
};

type EntryPosition = { at: string; entryId: string };
type WantedEntries = { since: Date; direction?: 'in' | 'out' | undefined; after: EntryPosition | null };

export function listEntries(
  db: Database,
  { companyCode, memberId }: MemberKey,
  { since, direction, after }: WantedEntries,
  atMost: number,
): Promise<EntryRow[]> {
  const query = `
    SELECT entry_id AS "entryId", points_type AS "pointsType", points::float8 AS points, balance::float8 AS balance, at,
      expires_at AS "expiresAt", note, coalesce(e.reservation_number, (
        SELECT r.reservation_number FROM reservation AS r WHERE r.company_code = e.company_code AND r.hold_number = e.hold_number
      )) AS "reservationNumber"
    FROM points_entry AS e
    WHERE company_code = $1 AND member_id = $2::uuid AND at >= $3::timestamptz
      AND ($4::int = 0 OR sign(points) = $4::int)
      AND ($5::timestamptz IS NULL OR (at, entry_id) < ($5::timestamptz, $6::uuid))
    ORDER BY at DESC, entry_id DESC LIMIT $7`;
  const sign = direction === undefined ? 0 : direction === 'in' ? 1 : -1;
  const position = [after?.at ?? null, after?.entryId ?? null];
  return rowsOf<EntryRow>(db, query, [companyCode, memberId, since.toISOString(), sign, ...position, atMost]);
}

export async function insertUse(
  tx: Database,
  { companyCode, memberId }: MemberKey,
  holdNumber: string,
  parts: readonly LotPart[],
): Promise<void> {
  const query = `INSERT INTO points_use (company_code, hold_number, lot_id, member_id, points, expires_at)
    SELECT $1, $2, part."lotId", $3::uuid, part.points, part."expiresAt"
    FROM jsonb_to_recordset($4::jsonb) AS part ("lotId" uuid, points bigint, "expiresAt" timestamptz)`;
  await rowsOf(tx, query, [companyCode, holdNumber, memberId, JSON.stringify(parts)]);
}

type UsedPart = LotPart & MemberKey & { holdNumber: string };

/** Deletes and returns the records of the points that these bookings used, ordered by member and expiry. */
export async function takeUses(tx: Database, companyCode: string, holdNumbers: readonly string[]): Promise<UsedPart[]> {
  const query = `
    WITH deleted AS (
      DELETE FROM points_use
      WHERE company_code = $1 AND hold_number = ANY($2::text[])
      RETURNING *
    )
    SELECT company_code AS "companyCode", member_id AS "memberId", hold_number AS "holdNumber", lot_id AS "lotId",
      points::float8 AS points, expires_at AS "expiresAt"
    FROM deleted ORDER BY member_id, expires_at, lot_id`;
  return rowsOf<UsedPart>(tx, query, [companyCode, holdNumbers]);
}
