import type { CouponTerms } from '../../../server/coupon/coupon.rules.ts';
import { addCoupons } from '../../../server/coupon/coupon.usecases.ts';
import { ok } from '../../../server/platform/outcome.ts';
import { inTransaction } from '../../../server/platform/database/transaction.ts';
import { grantPoints } from '../../../server/points/points.usecases.ts';
import type { TestDeps } from './deps.ts';
import { done, type Guest, guestOf, type Send } from './guest.ts';
import { makeMember, sessionCalls, type TestMember } from './members.ts';

export type Own = Guest & { member: TestMember };

const DAY = 86_400_000;

/** Creates a member with `points` that expire in `ends` days, and logs the member in. */
export async function loggedInMember(deps: TestDeps, send: Send, { points = 0, ends = 300 } = {}): Promise<Own> {
  const member = await makeMember(deps);
  const { token } = done(await sessionCalls(guestOf(send)).login(member.loginId));
  if (points > 0) await grant(deps, member, points, ends);
  return { ...guestOf(send, { authorization: `Bearer ${token}` }), member };
}

export function grant(deps: TestDeps, member: TestMember, points: number, ends = 300) {
  const now = deps.clock.now();
  const move = { pointsType: 'earn' as const, points, at: now, expiresAt: new Date(now.getTime() + ends * DAY) };
  return inTransaction(deps.db, async (tx) => ok(await grantPoints(tx, deps, member, move)));
}

const TERMS: CouponTerms = {
  coupon_title: { ko: '2만원 할인', en: '20,000 off' },
  coupon_type: 'all',
  discount_type: 'FIXED',
  discount_amount: 20_000,
  valid_from: null,
  valid_until: null,
  stay_from: null,
  stay_until: null,
  hotel_codes: [],
  room_type_codes: [],
  offline_only: false,
};
let made = 0;

/**
 * Creates a coupon and returns its code. By default the coupon is worth 20,000 on any night. If `of` is null, the
 * coupon is unassigned.
 */
export async function coupon(
  deps: TestDeps,
  of: Own | null,
  terms: Partial<CouponTerms> = {},
  usedAt?: Date,
): Promise<string> {
  made += 1;
  const couponCode = `CODE-${String(made).padStart(4, '0')}`;
  const whose = of ? { memberId: of.member.memberId, registeredAt: deps.clock.now() } : {};
  const row = { companyCode: 'haneul', couponCode, terms: { ...TERMS, ...terms }, ...whose, ...(usedAt && { usedAt }) };
  await addCoupons(deps.db, [row]);
  return couponCode;
}

export async function balance({ call }: Guest): Promise<number> {
  return done(await call<{ balance: number }>('GET', '/client/points/balance')).balance;
}
