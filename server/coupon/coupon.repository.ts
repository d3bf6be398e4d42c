import type { CouponStatus, CouponType } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { CouponTerms, OwnCoupon } from './coupon.rules.ts';
import { coupon } from './coupon.tables.ts';

export type CouponRow = OwnCoupon & { registeredAt: Date };

const COLUMNS = `coupon_code AS "couponCode", terms, hold_number AS "holdNumber", used_at AS "usedAt", registered_at AS "registeredAt"`;
const STATUS = `CASE WHEN used_at IS NOT NULL THEN 'used' WHEN terms->>'valid_until' < $3 THEN 'expired' ELSE 'before_use' END`;
const ENDS = `coalesce(terms->>'valid_until', '9999-12-31')`;
/** Sorts usable coupons before used and expired ones. */
const OVER = `(used_at IS NOT NULL OR ${ENDS} < $3)`;

/**
 * `after` is the position of the last coupon on the previous page. Coupons must be valid on at least one day from
 * `from` to `until`.
 */
type WantedCoupons = {
  today: string;
  status?: CouponStatus | undefined;
  couponType?: CouponType | undefined;
  from?: string | undefined;
  until?: string | undefined;
  after: { over: boolean; ends: string; couponCode: string } | null;
};

export function listCouponRows(
  db: Database,
  { companyCode, memberId }: MemberKey,
  { today, status, couponType, from, until, after }: WantedCoupons,
  atMost: number,
): Promise<CouponRow[]> {
  const query = `
    SELECT ${COLUMNS} FROM coupon
    WHERE company_code = $1 AND member_id = $2::uuid
      AND ($4::text IS NULL OR ${STATUS} = $4)
      AND ($5::text IS NULL OR terms->>'coupon_type' = $5)
      AND ($6::text IS NULL OR ${ENDS} >= $6) AND ($7::text IS NULL OR coalesce(terms->>'valid_from', '') <= $7)
      AND ($8::text IS NULL OR (${OVER}, ${ENDS}, coupon_code) > ($10::boolean, $8, $9))
    ORDER BY ${OVER}, ${ENDS}, coupon_code LIMIT $11`;
  const filter = [status, couponType, from, until, after?.ends, after?.couponCode].map((value) => value ?? null);
  return rowsOf<CouponRow>(db, query, [companyCode, memberId, today, ...filter, after?.over ?? null, atMost]);
}

export async function countUsable(db: Database, { companyCode, memberId }: MemberKey, today: string): Promise<number> {
  const query = `SELECT count(*)::int AS n FROM coupon
    WHERE company_code = $1 AND member_id = $2::uuid AND ${STATUS} = 'before_use'`;
  return (await rowsOf<{ n: number }>(db, query, [companyCode, memberId, today]))[0]!.n;
}

/**
 * Returns at most `atMost` coupons: first those in `codes`, then those of the hold `ofHold`, then the unused ones that
 * can be used online, by end date.
 */
export function findForBooking(
  db: Database,
  { companyCode, memberId }: MemberKey,
  { codes, ofHold, atMost }: { codes: readonly string[]; ofHold: string | null; atMost: number },
): Promise<OwnCoupon[]> {
  const query = `
    SELECT ${COLUMNS} FROM coupon
    WHERE company_code = $1 AND member_id = $2::uuid
      AND (used_at IS NULL AND NOT (terms->>'offline_only')::boolean OR coupon_code = ANY($3::text[]) OR hold_number = $4)
    ORDER BY coupon_code = ANY($3::text[]) DESC, hold_number IS NOT DISTINCT FROM $4 DESC, ${ENDS}, coupon_code LIMIT $5`;
  return rowsOf<OwnCoupon>(db, query, [companyCode, memberId, codes, ofHold, atMost]);
}

/**
 * Assigns an unregistered coupon to the member unless it has expired, and returns it. Also returns a coupon that the
 * member already has.
 */
export async function registerRow(
  db: Database,
  { companyCode, memberId }: MemberKey,
  couponCode: string,
  { now, today }: { now: Date; today: string },
): Promise<CouponRow | undefined> {
  const query = `
    UPDATE coupon SET member_id = $2::uuid, registered_at = coalesce(registered_at, $4::timestamptz)
    WHERE company_code = $1 AND coupon_code = $5
      AND (member_id = $2::uuid OR member_id IS NULL AND coalesce(terms->>'valid_until', $3) >= $3)
    RETURNING ${COLUMNS}`;
  return (await rowsOf<CouponRow>(db, query, [companyCode, memberId, today, now.toISOString(), couponCode]))[0];
}

export async function findCoupon(
  db: Database,
  companyCode: string,
  couponCode: string,
): Promise<{ terms: CouponTerms; taken: boolean } | undefined> {
  const query = `SELECT terms, member_id IS NOT NULL AS taken FROM coupon WHERE company_code = $1 AND coupon_code = $2`;
  return (await rowsOf<{ terms: CouponTerms; taken: boolean }>(db, query, [companyCode, couponCode]))[0];
}

/** Locks the coupons in a fixed order before marking them as used, so concurrent bookings can't deadlock. */
const USE = `
  WITH wanted AS (
    SELECT coupon_code FROM coupon
    WHERE company_code = $1 AND coupon_code = ANY($2::text[]) AND member_id = $3::uuid AND used_at IS NULL
    ORDER BY coupon_code COLLATE "C" FOR NO KEY UPDATE
  )
  UPDATE coupon AS c SET hold_number = $4, used_at = $5::timestamptz FROM wanted
  WHERE c.company_code = $1 AND c.coupon_code = wanted.coupon_code
  RETURNING c.coupon_code`;

/** Spends coupons on a booking. If this returns false, some of them couldn't be used, and the caller must roll back. */
export async function spendRows(
  tx: Database,
  { companyCode, memberId }: MemberKey,
  codes: readonly string[],
  { holdNumber, at }: { holdNumber: string; at: Date },
): Promise<boolean> {
  const used = await rowsOf(tx, USE, [companyCode, codes, memberId, holdNumber, at.toISOString()]);
  return used.length === codes.length;
}

const RELEASE = `
  WITH released AS (
    SELECT company_code, coupon_code FROM coupon
    WHERE company_code = $1 AND hold_number = ANY($2::text[])
      AND NOT coupon_code = ANY($3::text[])
    ORDER BY company_code, coupon_code COLLATE "C" FOR NO KEY UPDATE
  )
  UPDATE coupon AS c SET hold_number = NULL, used_at = NULL FROM released
  WHERE c.company_code = released.company_code AND c.coupon_code = released.coupon_code`;

export async function releaseRows(
  tx: Database,
  companyCode: string,
  holdNumbers: readonly string[],
  kept: readonly string[] = [],
): Promise<void> {
  await rowsOf(tx, RELEASE, [companyCode, holdNumbers, kept]);
}

type NewCoupon = typeof coupon.$inferInsert;

export async function insertCoupons(db: Database, rows: readonly NewCoupon[]): Promise<void> {
  if (rows.length > 0) await insertNewCoupons(db, rows);
}

/** Inserts the coupons, except those whose codes exist, and returns the inserted ones. `rows` must not be empty. */
export function insertNewCoupons(
  db: Database,
  rows: readonly NewCoupon[],
): Promise<{ couponCode: string; memberId: string | null }[]> {
  return db
    .insert(coupon)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ couponCode: coupon.couponCode, memberId: coupon.memberId });
}
