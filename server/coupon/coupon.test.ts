import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Coupon, CouponResult, CouponsResult } from '../../generated/types.ts';
import { coupon as anyCoupon, type Own, loggedInMember as anyMember } from '../../tests/support/api/benefits.ts';
import { done, type Guest, guestOf, problemOf } from '../../tests/support/api/guest.ts';
import { type Sessions, startSessions, withdrawMember } from '../../tests/support/api/members.ts';
import type { CouponTerms } from './coupon.rules.ts';

let app: Sessions;
beforeAll(async () => void (app = await startSessions()));
afterAll(() => app.deps.close());

function someMember() {
  return anyMember(app.deps, app.send);
}
function coupon(of: Own | null, terms: Partial<CouponTerms> = {}, usedAt?: Date) {
  return anyCoupon(app.deps, of, terms, usedAt);
}
function list({ call }: Guest, query = '', language = 'ko') {
  return call<CouponsResult>('GET', `/client/coupons${query}`, { 'accept-language': language });
}
async function codes(guest: Guest, query = '') {
  return done(await list(guest, query)).coupons.map(({ coupon_code }: Coupon) => coupon_code);
}
function register({ call }: Guest, coupon_code: string) {
  return call<CouponResult>('POST', '/client/coupons', {}, { coupon_code });
}

test("lists the member's coupons, usable ones first and then by end date, and filters them by status, type and dates", async () => {
  const minseo = await someMember();
  await coupon(await someMember());
  const expired = await coupon(minseo, { valid_until: '2027-05-31' });
  const used = await coupon(minseo, {}, app.deps.clock.now());
  const late = await coupon(minseo, { valid_from: '2027-08-01' });
  const soon = await coupon(minseo, { valid_until: '2027-06-01', coupon_type: 'package', hotel_codes: ['1'] });
  expect(await codes(minseo)).toEqual([soon, late, expired, used]);
  expect(await codes(minseo, '?status=before_use')).toEqual([soon, late]);
  expect(await codes(minseo, '?status=expired')).toEqual([expired]);
  expect(await codes(minseo, '?status=used')).toEqual([used]);
  expect(await codes(minseo, '?coupon_type=package')).toEqual([soon]);
  expect(await codes(minseo, '?from=2027-06-02&until=2027-07-31')).toEqual([used]);
  const { coupons, usable_count } = done(await list(minseo, '', 'en'));
  expect(usable_count).toBe(2);
  expect(coupons[0]).toMatchObject({
    coupon_title: '20,000 off',
    status: 'before_use',
    usable_places: [{ hotel_code: '1', hotel_name: 'Haru City Seoul' }],
  });
  expect((await list(minseo, '?from=2027-06-02&until=2027-06-01')).problem.errors?.[0]?.pointer).toBe('/until');
  expect(problemOf(await list(guestOf(app.send)))).toBe('401 login_required');
});

test("falls back to the property's language, not to Korean, for a title that is missing in the guest's language", async () => {
  const minseo = await someMember();
  await coupon(minseo, { hotel_codes: ['1'] });
  expect(done(await list(minseo, '', 'es')).coupons[0]!.coupon_title).toBe('20,000 off');
});

test('pages through the coupons, returning each of them once', async () => {
  const minseo = await someMember();
  const all: string[] = [];
  for (let n = 0; n < 23; n += 1)
    all.push(await coupon(minseo, n % 2 ? { valid_until: `2027-0${1 + (n % 9)}-15` } : {}));
  const first = done(await list(minseo));
  const second = done(await list(minseo, `?cursor=${first.next_cursor}`));
  expect(second.next_cursor).toBeNull();
  const listed = [...first.coupons, ...second.coupons].map(({ coupon_code }) => coupon_code);
  expect(listed.toSorted()).toEqual(all.toSorted());
  expect(problemOf(await list(minseo, '?cursor=abc'))).toBe('422 validation');
});

test('a code belongs to one member, who can register it again; for other members it is invalid', async () => {
  const [minseo, other] = [await someMember(), await someMember()];
  const code = await coupon(null);
  expect(done(await register(minseo, code.toLowerCase())).coupon).toMatchObject({ coupon_code: code });
  expect(done(await register(minseo, code)).coupon).toMatchObject({ coupon_code: code });
  expect(problemOf(await register(other, code))).toBe('422 coupon_invalid');
  expect(problemOf(await register(other, 'NO-SUCH'))).toBe('422 coupon_invalid');
  expect(problemOf(await register(minseo, await coupon(null, { valid_until: '2027-05-31' })))).toBe(
    '422 coupon_expired',
  );
  expect(problemOf(await register(minseo, await coupon(minseo, {}, app.deps.clock.now())))).toBe('409 coupon_used');
  expect(problemOf(await register(guestOf(app.send), code))).toBe('401 login_required');
  expect(await codes(minseo)).toContain(code);
});

test('only one of several members who register a code concurrently gets it', async () => {
  const members = await Promise.all([someMember(), someMember(), someMember()]);
  const code = await coupon(null);
  const answers = await Promise.all(members.map((member) => register(member, code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
});

test("withdrawal deletes the member's coupons", async () => {
  const minseo = await someMember();
  const code = await coupon(minseo);
  await withdrawMember(app.deps, minseo.member);
  expect(problemOf(await register(await someMember(), code))).toBe('422 coupon_invalid');
});
