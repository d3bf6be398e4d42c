import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  AuditEntriesResult,
  CouponGrant,
  CouponGrantResult,
  CouponGrantsResult,
  CouponsResult,
  MemberChangesResult,
} from '../../generated/types.ts';
import { loggedInMember, type Own } from '../../tests/support/api/benefits.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import { makeMember, withdrawMember } from '../../tests/support/api/members.ts';
import { OTHERS, type Providers, startProviders } from '../../tests/support/api/providers.ts';

const GRANT: CouponGrant = {
  coupon_title: { ko: '2만원 할인' },
  coupon_type: 'all',
  discount_type: 'FIXED',
  discount_amount: 20_000,
};

let app: Providers;
beforeAll(async () => void (app = await startProviders()));
afterAll(() => app.deps.close());

type More = { key?: string; once?: string };
function grant(memberId: string, coupon: Partial<CouponGrant> = {}, more: More = {}) {
  return app.provider<CouponGrantResult>('POST', `/members/${memberId}/coupons`, {
    body: { ...GRANT, ...coupon },
    ...more,
  });
}
function grantAll(member_ids: string[], more: More = {}, coupon: Partial<CouponGrant> = {}) {
  const body = { member_ids, coupon: { ...GRANT, ...coupon } };
  return app.provider<CouponGrantsResult>('POST', '/coupon-grants', { body, ...more });
}
async function codesOf({ call }: Pick<Own, 'call'>) {
  return done(await call<CouponsResult>('GET', '/client/coupons')).coupons.map(({ coupon_code }) => coupon_code);
}
function someMember() {
  return loggedInMember(app.deps, app.send);
}
async function auditOf(memberId: string) {
  return done(await app.provider<AuditEntriesResult>('GET', `/audit-entries?object_id=${memberId}`)).entries;
}

test('grants a coupon once per key, which the member can use', async () => {
  const minseo = await someMember();
  const { memberId } = minseo.member;
  const once = randomUUID();
  const terms = { valid_until: '2027-12-31', hotel_codes: ['1'], room_type_codes: ['DLX'] };
  const { coupon_code } = done(await grant(memberId, terms, { once }));
  expect(done(await grant(memberId, terms, { once }))).toEqual({ result: 'success', coupon_code });
  const { coupons } = done(await minseo.call<CouponsResult>('GET', '/client/coupons'));
  expect(coupons).toMatchObject([
    { coupon_code, coupon_title: '2만원 할인', status: 'before_use', valid_from: null, valid_until: '2027-12-31' },
  ]);
  expect(await auditOf(memberId)).toMatchObject([
    { action: 'grantCoupon', after: { coupon_code, discount_amount: 20_000 } },
  ]);
});

test('rejects terms that no booking could meet', async () => {
  const { memberId } = await makeMember(app.deps);
  for (const [terms, pointer] of [
    [{ discount_type: 'PERCENT', discount_amount: 101 }, '/discount_amount'],
    [{ valid_from: '2027-07-02', valid_until: '2027-07-01' }, '/valid_until'],
    [{ stay_from: '2027-07-02', stay_until: '2027-07-01' }, '/stay_until'],
    [{ hotel_codes: ['1', '90'] }, '/hotel_codes/1'],
    [{ room_type_codes: ['NONE'] }, '/room_type_codes/0'],
  ] as const) {
    const refused = await grant(memberId, terms as Partial<CouponGrant>);
    expect([problemOf(refused), refused.problem.errors?.[0]?.pointer]).toEqual(['422 validation', pointer]);
  }
  const refused = await grantAll([memberId], {}, { hotel_codes: ['90'] });
  expect(refused.problem.errors?.[0]?.pointer).toBe('/coupon/hotel_codes/0');
});

test('grants a coupon to a thousand members at once, and skips those who don’t exist', {
  timeout: 240_000,
}, async () => {
  const [minseo, withdrawn] = [await someMember(), await makeMember(app.deps)];
  await withdrawMember(app.deps, withdrawn);
  const others = Array.from({ length: 998 }, () => randomUUID());
  const ids = [withdrawn.memberId, minseo.member.memberId, ...others];
  const once = randomUUID();
  const { rows } = done(await grantAll(ids, { once }));
  expect(rows.map(({ member_id }) => member_id)).toEqual(ids);
  const granted = rows.filter(({ coupon_code }) => coupon_code !== null);
  expect(granted).toEqual([{ member_id: minseo.member.memberId, coupon_code: (await codesOf(minseo))[0] }]);
  expect(done(await grantAll(ids, { once })).rows).toEqual(rows);
  expect(await codesOf(minseo)).toHaveLength(1);
  expect(problemOf(await grantAll([...ids, randomUUID()]))).toBe('422 validation');
});

test('gives each of several members a coupon of their own, with an audit entry and an event each', async () => {
  const members = [await someMember(), await someMember(), await someMember()];
  const ids = members.map(({ member }) => member.memberId);
  const { rows } = done(await grantAll(ids));
  expect(new Set(rows.map(({ coupon_code }) => coupon_code)).size).toBe(3);
  for (const [index, member] of members.entries()) {
    expect(await codesOf(member)).toEqual([rows[index]!.coupon_code]);
    expect(await auditOf(ids[index]!)).toMatchObject([
      { action: 'grantCoupons', after: { coupon_code: rows[index]!.coupon_code } },
    ]);
  }
  const changed = done(await app.provider<MemberChangesResult>('GET', '/members')).members;
  for (const id of ids)
    expect(changed.find(({ member_id }) => member_id === id)?.events).toEqual(['member.joined', 'member.changed']);
  const twice = await grantAll([ids[0]!, ids[1]!, ids[0]!]);
  expect(twice.problem.errors?.[0]?.pointer).toBe('/member_ids/2');
});

test('needs its scope, and another company reaches no member', async () => {
  const minseo = await someMember();
  const { memberId } = minseo.member;
  expect(problemOf(await grant(memberId, {}, { key: OTHERS }))).toBe('404 not_found');
  expect(done(await grantAll([memberId], { key: OTHERS })).rows).toEqual([{ member_id: memberId, coupon_code: null }]);
  const reader = await app.keyWith('read');
  expect(problemOf(await grant(memberId, {}, { key: reader }))).toBe('403 insufficient_scope');
  expect(problemOf(await grantAll([memberId], { key: reader }))).toBe('403 insufficient_scope');
  expect(await codesOf(minseo)).toEqual([]);
});
