import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BestSaving, StayBenefitType } from '../../../generated/types.ts';
import { OWNED_ROOMS, TIERS } from '../../../scripts/demo/company.ts';
import { coupon, grant, loggedInMember, type Own } from '../../../tests/support/api/benefits.ts';
import { done, guestOf, type StayWish } from '../../../tests/support/api/guest.ts';
import { makeMember, sessionCalls } from '../../../tests/support/api/members.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import type { CouponTerms } from '../../coupon/coupon.rules.ts';
import { memberNumbersOf, saveTiers } from '../../membership/membership.usecases.ts';
import { grantTier } from '../../membership/tier.usecases.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { saveContracts } from '../../presale/contract.usecases.ts';
import { timesOver } from '../../../tests/support/long.ts';

/** The two nights of the stay, which cost 230,000 each. The room is a suite in this app. */
const [FIRST, SECOND] = ['2027-06-11', '2027-06-12'];

let app: TestApp;
beforeAll(async () => {
  const hotel = demoHotel('1', (one) => {
    roomy(one);
    one.member_rates = [
      { tier_code: 'WELCOME', percent: 3 },
      { tier_code: 'BYEOL', percent: 10 },
    ];
    one.stay_benefits = ['late_check_out', 'suite_discount'];
    for (const roomType of one.room_types) roomType.is_suite = roomType.room_type_code === 'DLX';
    const [promotion] = one.promotions;
    for (const [promotion_code, discount_amount] of [
      ['ALMOST', 459_000],
      ['SMALL', 30_000],
    ] as const)
      one.promotions.push({ ...promotion!, promotion_code, discount_type: 'FIXED', discount_amount });
  });
  app = await startTestApp({ now: '2027-06-01T01:00:00Z', hotels: [hotel] });
  await saveTiers(app.deps.db, 'haneul', TIERS);
});
afterAll(() => app.close());

function using(best: BestSaving, wish: StayWish): StayWish {
  const { promotion_code: _, use_point: _points, voucher_contract: _contract, ...stay } = wish;
  return {
    ...stay,
    coupons: best.rooms.map(({ coupon_list }) => coupon_list),
    ofTier: best.rooms.map(({ benefit_list }) => benefit_list),
    ...(best.promotion_code !== null && { promotion_code: best.promotion_code }),
    ...(best.use_point !== null && { use_point: best.use_point }),
    ...(best.voucher_contract !== null && { voucher_contract: best.voucher_contract }),
  };
}

async function topTier(own: Own): Promise<string> {
  await inTransaction(app.deps.db, (tx) => grantTier(tx, app.deps, own.member, { tierCode: 'BYEOL', until: null }));
  return (await memberNumbersOf(app.deps.db, own.member))[0]!;
}

async function bestOf(own: Own, wish: StayWish): Promise<BestSaving | null> {
  return done(await own.quote(wish)).benefits!.best_saving;
}

test('names the coupons that together save most, even if one of them would save more on another night', async () => {
  const own = await loggedInMember(app.deps, app.send);
  expect(await bestOf(own, {})).toBeNull();
  const percent = await coupon(app.deps, own, { discount_type: 'PERCENT', discount_amount: 10 });
  const first = await coupon(app.deps, own, { stay_until: FIRST! });
  expect(await bestOf(own, {})).toEqual({
    amount: 43_000,
    total_price: 417_000,
    promotion_code: null,
    use_point: null,
    voucher_contract: null,
    rooms: [
      {
        coupon_list: [
          { coupon_code: percent, date: SECOND },
          { coupon_code: first, date: FIRST },
        ],
        benefit_list: [],
      },
    ],
  });
  await grant(app.deps, own.member, 50_000);
  expect(await bestOf(own, {})).toMatchObject({ use_point: 50_000, amount: 50_000, rooms: [{ coupon_list: [] }] });
});

test('gives up a promotion code for a cheaper member price, and keeps the chosen tier benefits', async () => {
  const own = await loggedInMember(app.deps, app.send);
  const member_no = await topTier(own);
  const best = await bestOf(own, { member_no, promotion_code: 'SMALL', ofTier: [['late_check_out']] });
  expect(best).toMatchObject({ promotion_code: null, rooms: [{ benefit_list: ['late_check_out', 'suite_discount'] }] });
  expect(best!.amount).toBe(430_000 - best!.total_price);
});

test('leaves the card minimum, and doesn’t waste a coupon on a price that is already covered', async () => {
  const own = await loggedInMember(app.deps, app.send);
  await coupon(app.deps, own, { discount_amount: 500 });
  expect(await bestOf(own, { promotion_code: 'ALMOST' })).toBeNull();
  const twenty = await coupon(app.deps, own);
  await coupon(app.deps, own);
  const paid = await bestOf(own, { promotion_code: 'ALMOST' });
  expect(paid).toMatchObject({ amount: 1_000, total_price: 0, rooms: [{ coupon_list: [{ coupon_code: twenty }] }] });
  await grant(app.deps, own.member, 500_000);
  const { stay, benefits } = done(await own.quote());
  expect(stay.total_price - benefits!.best_saving!.use_point!).toBeGreaterThanOrEqual(1_000);
});

test('prefers vouchers that pay for the whole stay, and drops what can’t be combined with them', async () => {
  const { contract: _, ...room } = OWNED_ROOMS[0]!;
  const contract = {
    contract_number: 'PS-BEST',
    contract_type: 'managed' as const,
    contracted_on: '2024-05-17',
    hotel_code: '1',
    room_type_codes: ['DLX'],
    vouchers_total: 3,
  };
  await saveContracts(app.deps.db, 'haneul', [{ ...room, room_number: '992', contract }]);
  const { building_code, unit_code } = room;
  const ownedRoom = { building_code, building_name: '101동', unit_code, unit_name: 'A타입', room_number: '992' };
  const member = await makeMember(app.deps, { memberType: 'PRESALE_INDIVIDUAL', ownedRoom });
  const { token } = done(await sessionCalls(app.guest).login(member.loginId));
  const own = { ...guestOf(app.send, { authorization: `Bearer ${token}` }), member };
  await coupon(app.deps, own);
  const best = await bestOf(own, { promotion_code: 'SMALL' });
  expect(best).toMatchObject({
    total_price: 0,
    promotion_code: null,
    voucher_contract: 'PS-BEST',
    rooms: [{ coupon_list: [] }],
  });
  expect(done(await own.quote(using(best!, {}))).stay.total_price).toBe(0);
  // Two rooms need four vouchers for the two nights, but the contract has only three.
  expect(await bestOf(own, { rooms: 2 })).toMatchObject({ voucher_contract: null, amount: 20_000 });
});

const coupons = fc.array(
  fc.record({
    discount_type: fc.constantFrom('FIXED' as const, 'PERCENT' as const),
    discount_amount: fc.integer({ min: 5, max: 60 }),
    stay_from: fc.constantFrom(null, SECOND!),
    stay_until: fc.constantFrom(null, FIRST!),
    coupon_type: fc.constantFrom('all' as const, 'upselling' as const),
  }),
  { maxLength: 4 },
);
const wishes = fc.record({
  rooms: fc.integer({ min: 1, max: 2 }),
  promotion_code: fc.constantFrom(undefined, 'SUMMER10', 'SMALL', 'ALMOST'),
  breakfast: fc.boolean(),
  late: fc.boolean(),
});

test('has exactly the price of a quote with it, and leaves nothing cheaper', async () => {
  await fc.assert(
    fc.asyncProperty(
      coupons,
      wishes,
      fc.integer({ min: 0, max: 100 }),
      fc.boolean(),
      async (made, { promotion_code, breakfast, late, rooms }, thousands, tiered) => {
        const own = await loggedInMember(app.deps, app.send, { points: thousands * 1_000 });
        for (const terms of made) await coupon(app.deps, own, inWon(terms));
        const wish: StayWish = {
          rooms,
          ...(breakfast && { options: [{ upselling_code: 'BREAKFAST', count: 2, date_list: [FIRST!] }] }),
          ...(tiered && { member_no: await topTier(own) }),
          ...(tiered && late && { ofTier: Array.from({ length: rooms }, (): StayBenefitType[] => ['late_check_out']) }),
          ...(promotion_code && { promotion_code }),
        };
        const { stay, benefits } = done(await own.quote(wish));
        const best = benefits!.best_saving;
        if (!best) return;
        const again = done(await own.quote(using(best, wish)));
        expect(again.stay.total_price).toBe(best.total_price);
        expect(stay.total_price - best.total_price).toBe(best.amount);
        expect(again.benefits!.best_saving).toBeNull();
      },
    ),
    { numRuns: 10 * timesOver(30) },
  );
});

function inWon(terms: Partial<CouponTerms>): Partial<CouponTerms> {
  return terms.discount_type === 'FIXED' ? { ...terms, discount_amount: terms.discount_amount! * 1_000 } : terms;
}
