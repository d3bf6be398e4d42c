import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CouponTerms } from '../../coupon/coupon.rules.ts';
import {
  balance,
  coupon as anyCoupon,
  type Own,
  loggedInMember as anyMember,
} from '../../../tests/support/api/benefits.ts';
import { done, type Guest, problemOf, type StayWish } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { TIERS } from '../../../scripts/demo/company.ts';
import { saveTiers } from '../../membership/membership.usecases.ts';
import { grantTier } from '../../membership/tier.usecases.ts';
import { ok } from '../../platform/outcome.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { expireHolds } from '../hold/expire-holds.usecases.ts';

const START = '2027-06-01T01:00:00Z';
const DAY = 86_400_000;
/** The two nights of the stay, which cost 230,000 each. */
const [FIRST, SECOND] = ['2027-06-11', '2027-06-12'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: START, hotels: [demoHotel('1', roomy), demoHotel('10', roomy)] });
});
afterAll(() => app.close());

function someMember(points?: { points?: number; ends?: number }) {
  return anyMember(app.deps, app.send, points);
}
function coupon(of: Own, terms: Partial<CouponTerms> = {}) {
  return anyCoupon(app.deps, of, terms);
}
function on(coupon_code: string, date: string | undefined = FIRST): StayWish {
  return { coupons: [[{ coupon_code, ...(date && { date }) }]] };
}
/** Runs all due jobs, including refunds, and returns the accounting differences. */
async function settled() {
  await app.deps.queue.runDue();
  return app.differences();
}
async function statusOf({ call }: Guest, code: string) {
  const { coupons } = done(
    await call<{ coupons: { coupon_code: string; status: string }[] }>('GET', '/client/coupons'),
  );
  return coupons.find(({ coupon_code }) => coupon_code === code)?.status;
}

test('offers a visitor the first tier’s points, and makes no offer to a member', async () => {
  expect(done(await app.guest.quote()).member_offer).toEqual({ earn_point: 4_600 });
  const minseo = await someMember();
  expect(done(await minseo.quote())).not.toHaveProperty('member_offer');
  await saveTiers(app.deps.db, 'haneul', []);
  expect(done(await app.guest.quote())).not.toHaveProperty('member_offer');
  await saveTiers(app.deps.db, 'haneul', TIERS);
});

describe('the benefits in a quote', () => {
  test('list the member’s coupons for each room and night, and the points that can be used', async () => {
    const minseo = await someMember({ points: 25_500 });
    const code = await coupon(minseo, { discount_type: 'PERCENT', discount_amount: 10 });
    await coupon(minseo, { hotel_codes: ['10'] });
    await coupon(minseo, { offline_only: true });
    const { benefits } = done(await minseo.quote());
    expect(benefits).toEqual({
      best_saving: expect.objectContaining({ amount: 25_000, use_point: 25_000 }),
      membership: null,
      coupons: [
        {
          coupon_code: code,
          coupon_title: '2만원 할인',
          places: [
            { room: 0, date: FIRST, amount: 23_000 },
            { room: 0, date: SECOND, amount: 23_000 },
          ],
        },
      ],
      mileage: { balance: 25_500, unit: 1_000, minimum: 1_000, usable: 25_000 },
      vouchers: [],
    });
    expect(done(await app.guest.quote())).not.toHaveProperty('benefits');
  });
});

describe('coupons', () => {
  test('are deducted from their night, spent by the hold and restored by its release', async () => {
    const minseo = await someMember();
    const code = await coupon(minseo);
    const quote = done(await minseo.quote(on(code.toLowerCase())));
    expect(quote.stay).toMatchObject({ total_price: 440_000, paid_amount: 440_000 });
    expect(quote.stay.rooms[0]).toMatchObject({ coupon_discount_price: 20_000, total_price: 440_000 });
    expect(quote.stay.rooms[0]!.lines.at(-1)).toMatchObject({ kind: 'coupon', code, date: FIRST, amount: -20_000 });
    const again = done(await minseo.quote(on(code)));
    const held = done(await minseo.hold(quote));
    expect(await statusOf(minseo, code)).toBe('used');
    expect(problemOf(await minseo.hold(again))).toBe('409 coupon_used');
    expect(problemOf(await minseo.quote(on(code)))).toBe('409 coupon_used');
    await minseo.release(held.hold_number, held.reservation_token);
    expect(await statusOf(minseo, code)).toBe('before_use');
    expect(await settled()).toEqual([]);
  });

  test('are restored when the reservation is cancelled', async () => {
    const minseo = await someMember();
    const code = await coupon(minseo);
    const { number, token } = await app.book(on(code), minseo);
    const { reservation } = done(await app.guest.detail(number, token));
    expect(reservation).toMatchObject({ total_price: 440_000, discount_total: 20_000, room_price: 460_000 });
    expect(JSON.stringify(reservation.selection)).not.toContain(code);
    done(await app.guest.cancel(number, token, 0));
    expect(await statusOf(minseo, code)).toBe('before_use');
    expect(await settled()).toEqual([]);
  });

  test('are rejected with a specific code for each reason', async () => {
    const minseo = await someMember();
    const other = await someMember();
    const refused = async (wish: StayWish) => problemOf(await minseo.quote(wish));
    const code = await coupon(minseo);
    expect(await refused(on('NO-SUCH'))).toBe('422 coupon_invalid');
    expect(await refused(on(await coupon(other)))).toBe('422 coupon_invalid');
    expect(problemOf(await app.guest.quote(on(code)))).toBe('401 login_required');
    expect(await refused(on(await coupon(minseo, { valid_until: '2027-05-31' })))).toBe('422 coupon_expired');
    expect(await refused(on(await coupon(minseo, { valid_from: '2027-06-02' })))).toBe('422 coupon_unusable');
    expect(await refused(on(await coupon(minseo, { stay_from: SECOND! })))).toBe('422 coupon_outside_stay');
    expect(await refused(on(code, '2027-06-13'))).toBe('422 coupon_outside_stay');
    expect(await refused(on(await coupon(minseo, { hotel_codes: ['10'] })))).toBe('422 coupon_not_for_room');
    expect(await refused(on(await coupon(minseo, { room_type_codes: ['STD'] })))).toBe('422 coupon_not_for_room');
    expect(await refused(on(await coupon(minseo, { offline_only: true })))).toBe('422 coupon_offline_only');
    expect(await refused(on(await coupon(minseo, { coupon_type: 'package' })))).toBe('422 coupon_unusable');
    expect(await refused(on(await coupon(minseo, { coupon_type: 'upselling' }), ''))).toBe('422 coupon_unusable');
    const [a, b] = [
      { coupon_code: code, date: FIRST! },
      { coupon_code: await coupon(minseo), date: FIRST! },
    ];
    expect(await refused({ coupons: [[a, b]] })).toBe('422 coupon_unusable');
    expect(await refused({ rooms: 2, coupons: [[a], [a]] })).toBe('422 coupon_on_another_room');
    const { problem } = await minseo.quote({ rooms: 2, coupons: [[a], [a]] });
    expect(problem.errors).toEqual([
      { pointer: '/reservationRoomList/1/coupon_list/0', code: 'coupon_on_another_room' },
    ]);
    done(await minseo.quote({ rooms: 2, coupons: [[a], [{ ...b, date: SECOND! }]] }));
  });

  test('combine with a promotion, are limited to their night’s price, and discount options if they are for options', async () => {
    const minseo = await someMember();
    const [big, morning] = [
      await coupon(minseo, { discount_amount: 900_000 }),
      await coupon(minseo, { coupon_type: 'upselling', discount_type: 'PERCENT', discount_amount: 50 }),
    ];
    const options = [{ upselling_code: 'BREAKFAST', count: 2, date_list: [FIRST!] }];
    const wish = { options, coupons: [[{ coupon_code: big, date: FIRST! }, { coupon_code: morning }]] };
    const { stay } = done(await minseo.quote(wish));
    const used = stay.rooms[0]!.lines.filter(({ kind }) => kind === 'coupon');
    const breakfast = stay.rooms[0]!.lines.find(({ kind }) => kind === 'upselling')!.amount;
    expect(used.map(({ code, amount }) => [code, amount])).toEqual([
      [big, -230_000],
      [morning, -breakfast / 2],
    ]);
    expect(done(await minseo.quote({ promotion_code: 'SUMMER10', ...on(big) })).stay.total_price).toBe(184_000);
  });
});

describe('points', () => {
  test('are deducted from the total, spent by the hold, and returned with their original expiry on cancellation', async () => {
    const minseo = await someMember({ points: 30_000, ends: 200 });
    const quote = done(await minseo.quote({ use_point: 30_000 }));
    expect(quote.stay).toMatchObject({ total_price: 430_000, paid_amount: 430_000, tax: 39_090 });
    expect(quote.stay.lines).toEqual([expect.objectContaining({ kind: 'mileage', amount: -30_000 })]);
    expect(quote.stay.cancellation_policy.tiers.at(-1)).toMatchObject({ fee: 138_000 });
    const { number, token } = await app.book({ use_point: 30_000 }, minseo);
    expect(await balance(minseo)).toBe(0);
    expect(problemOf(await minseo.hold(quote))).toBe('409 mileage_insufficient');
    const preview = done(await app.guest.preview(number, token));
    expect(preview).toMatchObject({ fee: 0, refund: 430_000, point_refund: 30_000 });
    done(await app.guest.cancel(number, token, 0));
    expect(await balance(minseo)).toBe(30_000);
    const { rows } = await app.deps.db.execute<{ days: number }>(sql`
      SELECT extract(day FROM expires_at - ${START}::timestamptz)::int AS days FROM points_lot
      WHERE member_id = ${minseo.member.memberId}::uuid AND remaining > 0`);
    expect(rows).toEqual([{ days: 200 }]);
    expect(await settled()).toEqual([]);
  });

  test('are returned when the hold expires', async () => {
    const minseo = await someMember({ points: 5_000 });
    await minseo.reserve({ use_point: 5_000 });
    expect(await balance(minseo)).toBe(0);
    const later = { ...app.deps, clock: { now: () => new Date(Date.parse(START) + DAY / 24) } };
    await expireHolds(later);
    await expireHolds(later);
    expect(await balance(minseo)).toBe(5_000);
    expect(await settled()).toEqual([]);
  });

  test('are rejected with a specific code for each reason, and with the usable amount', async () => {
    const minseo = await someMember({ points: 150_000 });
    const refused = async (wish: StayWish) => {
      const { status, problem } = await minseo.quote(wish);
      const { code, usable_point, total_with_point, total_without_point } = problem;
      return { status, code, usable_point, total_with_point, total_without_point };
    };
    expect(await refused({ use_point: 101_000 })).toMatchObject({
      code: 'mileage_over_maximum',
      usable_point: 100_000,
    });
    expect(await refused({ use_point: 1_500 })).toMatchObject({ status: 422, code: 'mileage_unit' });
    const poor = await someMember({ points: 3_900 });
    expect((await poor.quote({ use_point: 4_000 })).problem).toMatchObject({
      code: 'mileage_insufficient',
      usable_point: 3_000,
    });
    expect(problemOf(await app.guest.quote({ use_point: 1_000 }))).toBe('401 login_required');
    const both = { ...on(await coupon(minseo)), use_point: 10_000 };
    const expected = {
      status: 422,
      code: 'mileage_not_combinable',
      total_with_point: 450_000,
      total_without_point: 440_000,
    };
    expect(await refused(both)).toMatchObject(expected);
    const promoted = { promotion_code: 'SUMMER10', use_point: 10_000 };
    expect(await refused(promoted)).toMatchObject({ ...expected, total_without_point: 414_000 });
  });
});

describe('a change', () => {
  test('keeps the points and the coupons for remaining nights, and restores other coupons', async () => {
    const minseo = await someMember({ points: 10_000 });
    const [kept, dropped] = [await coupon(minseo), await coupon(minseo)];
    const coupons = [
      [
        { coupon_code: kept, date: FIRST! },
        { coupon_code: dropped, date: SECOND! },
      ],
    ];
    const { number, token } = await app.book({ coupons }, minseo);
    const shorter = { end_date: SECOND! };
    const quote = done(await minseo.quoteChange(number, token, shorter));
    expect(quote.stay.total_price).toBe(210_000);
    done(await app.guest.change(number, token, quote.quote_id));
    expect([await statusOf(minseo, kept), await statusOf(minseo, dropped)]).toEqual(['used', 'before_use']);

    const pointed = await app.book({ use_point: 10_000 }, minseo);
    const less = done(await minseo.quoteChange(pointed.number, pointed.token, shorter));
    expect(less.stay.total_price).toBe(220_000);
    done(await app.guest.change(pointed.number, pointed.token, less.quote_id));
    expect(await balance(minseo)).toBe(0);
    done(await app.guest.cancel(pointed.number, pointed.token, 0));
    expect(await balance(minseo)).toBe(10_000);
    expect(await settled()).toEqual([]);
    const refused = await minseo.quoteChange(number, token, { ...shorter, use_point: 1_000 });
    expect(refused.problem.errors).toEqual([{ pointer: '/use_point', code: 'validation' }]);
  });
});

describe('an ended stay', () => {
  test('earns points at the tier’s percentage once, and only for members', async () => {
    const minseo = await someMember();
    const { companyCode, memberId } = minseo.member;
    await saveTiers(app.deps.db, companyCode, TIERS);
    await inTransaction(app.deps.db, async (tx) =>
      ok(await grantTier(tx, app.deps, minseo.member, { tierCode: 'SILVER', until: null })),
    );
    await app.book({}, minseo);
    await app.book();
    app.deps.clock.set('2027-06-13T03:00:00Z');
    await app.deps.queue.send(app.deps.db, 'booking.end-stays', {});
    await app.deps.queue.runDue();
    await app.deps.queue.send(app.deps.db, 'booking.end-stays', {});
    await app.deps.queue.runDue();
    const { rows } = await app.deps.db.execute<{ points: number }>(sql`
      SELECT points::float8 AS points FROM points_entry WHERE member_id = ${memberId}::uuid`);
    // The SILVER tier earns 3 % of 460,000.
    expect(rows).toEqual([{ points: 13_800 }]);
    expect(await app.differences()).toEqual([]);
  });
});
