import type { ProblemCode } from '../../generated/problems.ts';
import type {
  CouponResult,
  CouponStatus,
  CouponsResult,
  CouponType,
  RegisterCouponRequest,
} from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { Language } from '../platform/values/language.ts';
import { today } from '../platform/values/nights.ts';
import type { Hotel } from '../property/hotel.rules.ts';
import { hotelsOfCompany } from '../property/property.usecases.ts';
import { decodeCursor, encodeCursor, presentCoupon } from './coupon.presenter.ts';
import {
  countUsable,
  findCoupon,
  findForBooking,
  releaseRows,
  insertCoupons,
  listCouponRows,
  registerRow,
  spendRows,
} from './coupon.repository.ts';
import { type OwnCoupon, sameCode, statusOf } from './coupon.rules.ts';
import { ALL_ROWS, PAGE_SIZE, pageOf } from '../platform/values/cursor.ts';

type Deps = { db: Database; clock: Clock };
type Filter = {
  status?: CouponStatus | undefined;
  coupon_type?: CouponType | undefined;
  from?: string | undefined;
  until?: string | undefined;
  cursor?: string | undefined;
};

/** The contract's maximum number of coupons in `StayBenefits`. */
const MAX_OFFERED = 50;
/** Enough attempts to correct typing errors, but too few to guess a code. */
const REGISTER_LIMIT = { scope: 'coupon:member', limit: 20, seconds: 600 };

/**
 * Returns a page of a member's coupons, usable ones first, sorted by end date. A coupon's status depends on the date at
 * the company's first property.
 */
export async function listCoupons(
  { db, clock }: Deps,
  key: MemberKey,
  { coupon_type: couponType, cursor, ...filter }: Filter,
  language: Language,
): Promise<Outcome<CouponsResult, ProblemCode<'listCoupons'>>> {
  if (filter.from && filter.until && filter.until < filter.from) return fieldFail('/until', 'validation');
  const after = decodeCursor(cursor);
  if (after === undefined) return fieldFail('/cursor', 'validation');
  const hotels = await hotelsOfCompany(db, key.companyCode);
  const day = dayOf(hotels, clock.now());
  const [rows, usable] = await Promise.all([
    listCouponRows(db, key, { ...filter, couponType, today: day, after }, PAGE_SIZE + 1),
    countUsable(db, key, day),
  ]);
  const { page, last } = pageOf(rows);
  return ok({
    result: 'success',
    coupons: page.map((row) => presentCoupon(row, day, hotels, language)),
    usable_count: usable,
    next_cursor: last ? encodeCursor(last, day) : null,
  });
}

export async function couponData({ db, clock }: Deps, key: MemberKey, language: Language) {
  const hotels = await hotelsOfCompany(db, key.companyCode);
  const day = dayOf(hotels, clock.now());
  const rows = await listCouponRows(db, key, { today: day, after: null }, ALL_ROWS);
  return { coupons: rows.map((row) => presentCoupon(row, day, hotels, language)) };
}

/**
 * Assigns a coupon to the member by its code. Also succeeds if the member already has the coupon. Another member's
 * coupon fails with `coupon_invalid`, like an unknown code.
 */
export async function registerCoupon(
  { db, clock, limiter }: Deps & { limiter: Pick<RateLimiter, 'hit'> },
  key: MemberKey,
  { coupon_code }: RegisterCouponRequest,
  language: Language,
): Promise<Outcome<CouponResult, ProblemCode<'registerCoupon'>>> {
  const allowed = await limiter.hit(REGISTER_LIMIT, key.companyCode, key.memberId);
  if (!allowed.ok) return allowed;
  const now = clock.now();
  const hotels = await hotelsOfCompany(db, key.companyCode);
  const day = dayOf(hotels, now);
  const code = sameCode(coupon_code);
  const row = await registerRow(db, key, code, { now, today: day });
  if (!row) {
    const known = await findCoupon(db, key.companyCode, code);
    return fieldFail('/coupon_code', known && !known.taken ? 'coupon_expired' : 'coupon_invalid');
  }
  const status = statusOf(row, day);
  if (status === 'used') return fail('coupon_used');
  if (status === 'expired') return fieldFail('/coupon_code', 'coupon_expired');
  return ok({ result: 'success', coupon: presentCoupon(row, day, hotels, language) });
}

function dayOf(hotels: readonly Hotel[], now: Date): string {
  return today(hotels[0]?.document.time_zone ?? 'UTC', now);
}

/**
 * Returns a member's unused coupons that can be used online, whether or not they apply to the booking. Also returns
 * those in `codes` and those of the hold `ofHold`, even if they are used or can't be used online. Returns at most
 * MAX_OFFERED coupons.
 */
export function couponsForBooking(
  db: Database,
  key: MemberKey,
  { codes = [], ofHold = null }: { codes?: readonly string[]; ofHold?: string | null },
): Promise<OwnCoupon[]> {
  return findForBooking(db, key, { codes: codes.map(sameCode), ofHold, atMost: MAX_OFFERED });
}

/**
 * Spends a member's coupons on a booking. Call this in the booking's transaction, after taking its inventory. Fails
 * with `coupon_used` if another booking has already used one of them.
 */
export async function spendCoupons(
  tx: Database,
  key: MemberKey,
  codes: readonly string[],
  use: { holdNumber: string; at: Date },
): Promise<Outcome<void, 'coupon_used'>> {
  return codes.length === 0 || (await spendRows(tx, key, codes, use)) ? ok() : fail('coupon_used');
}

/**
 * Makes the coupons of ended bookings usable again, except those in `kept`. Call this in the transaction that ends the
 * bookings.
 */
export const restoreCoupons = releaseRows;

/** Adds coupons, with or without a member. Skips codes that already exist. */
export const addCoupons = insertCoupons;
