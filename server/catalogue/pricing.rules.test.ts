import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceLine } from '../../generated/types.ts';
import { chargedPets, extraPersons, priceRoom, type RoomBasis, taxOf } from './pricing.rules.ts';

function party(adult: number, kid = 0, infant = 0, pet = 0) {
  return { adult, kid, infant, pet };
}

const plain: RoomBasis = {
  roomType: { code: 'DLX', name: 'Deluxe', standard: 2, extraAdultPrice: 40_000, extraKidPrice: 20_000 },
  nights: [
    { date: '2027-06-10', price: 180_000 },
    { date: '2027-06-11', price: 230_000 },
  ],
  party: party(2),
  pets: null,
  package: null,
  membership: null,
  suitePercent: 0,
  promotion: null,
  earlyCheckout: null,
  options: [],
  coupons: [],
  voucher: null,
};

const tenPercent = {
  promotion_code: 'SUMMER10',
  promotion_name: '10%',
  discount_type: 'PERCENT',
  discount_amount: 10,
} as const;
function fixed(discount_amount: number) {
  return { ...tenPercent, discount_type: 'FIXED', discount_amount } as const;
}
const pets = { price: 30_000, charged_from: 3, max_count: 4 };
const breakfast = {
  code: 'BREAKFAST',
  name: 'Breakfast',
  price: 25_000,
  count: 2,
  dates: ['2027-06-10', '2027-06-11'],
};

describe('extra persons', () => {
  test.each([
    { standard: 2, of: party(2), extra: { adults: 0, kids: 0 } },
    { standard: 2, of: party(3), extra: { adults: 1, kids: 0 } },
    { standard: 2, of: party(1, 1), extra: { adults: 0, kids: 0 } },
    { standard: 2, of: party(1, 2), extra: { adults: 0, kids: 1 } },
    { standard: 2, of: party(3, 2), extra: { adults: 1, kids: 2 } },
    { standard: 3, of: party(2, 2), extra: { adults: 0, kids: 1 } },
    { standard: 2, of: party(2, 0, 3), extra: { adults: 0, kids: 0 } },
  ])('$of above $standard: $extra', ({ standard, of, extra }) => {
    expect(extraPersons(standard, of)).toEqual(extra);
  });
});

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [4, 2],
])('given %i pets, charges for %i, starting with the third', (count, charged) => {
  expect(chargedPets(pets, count)).toBe(charged);
});

describe('priceRoom', () => {
  test.each([
    { name: 'two nights', change: {}, total: 410_000 },
    { name: 'an extra adult on both nights', change: { party: party(3) }, total: 490_000 },
    { name: 'an extra child on both nights', change: { party: party(2, 1) }, total: 450_000 },
    { name: 'three pets, one charged once', change: { party: party(2, 0, 0, 3), pets }, total: 440_000 },
    {
      name: 'a package sold per night',
      change: { package: { code: 'BB', name: 'BB', charges: [{ count: 2, price: 40_000 }] } },
      total: 490_000,
    },
    {
      name: 'a package sold by stay',
      change: { package: { code: 'SPA', name: 'Spa', charges: [{ count: 1, price: 150_000 }] } },
      total: 560_000,
    },
    { name: 'a ten-percent promotion', change: { promotion: tenPercent }, total: 369_000 },
    {
      name: 'a percentage promotion, rounded down',
      change: { nights: [{ date: '2027-06-10', price: 99_999 }], promotion: tenPercent },
      total: 90_000,
    },
    { name: 'a fixed promotion, deducted once', change: { promotion: fixed(30_000) }, total: 380_000 },
    { name: 'a promotion larger than the price', change: { promotion: fixed(500_000) }, total: 0 },
    {
      name: 'a promotion, which does not apply to options',
      change: { promotion: fixed(500_000), options: [breakfast] },
      total: 100_000,
    },
    {
      name: 'an early check-out after a promotion, never below 0',
      change: {
        promotion: fixed(405_000),
        earlyCheckout: { early_checkout_seq: 1, checkout_time: '09:00', discount_amt: 10_000 },
      },
      total: 0,
    },
    { name: 'an option sold per night, at price x count x dates', change: { options: [breakfast] }, total: 510_000 },
    {
      name: 'an option sold once',
      change: { options: [{ ...breakfast, code: 'LATE', price: 50_000, count: 1, dates: [] }] },
      total: 460_000,
    },
  ] as { name: string; change: Partial<RoomBasis>; total: number }[])('$name: $total', ({ change, total }) => {
    expect(priceRoom({ ...plain, ...change }).totalPrice).toBe(total);
  });

  test('applies charges and discounts in the fixed order, with the actual amount on each line', () => {
    const { lines } = priceRoom({
      ...plain,
      nights: plain.nights.slice(0, 1),
      party: party(3, 1, 1, 3),
      pets,
      package: { code: 'BB', name: 'Breakfast', charges: [{ count: 1, price: 40_000 }] },
      promotion: tenPercent,
      earlyCheckout: { early_checkout_seq: 1, checkout_time: '09:00', discount_amt: 10_000 },
      options: [{ ...breakfast, dates: ['2027-06-10'] }],
    });
    expect(lines.map((line) => [line.kind, line.count, line.unit_price, line.amount])).toEqual([
      ['night', 1, 180_000, 180_000],
      ['extra_adult', 1, 40_000, 40_000],
      ['extra_kid', 1, 20_000, 20_000],
      ['pet', 1, 30_000, 30_000],
      ['package', 1, 40_000, 40_000],
      ['promotion', 1, -31_000, -31_000],
      ['early_checkout', 1, -10_000, -10_000],
      ['upselling', 2, 25_000, 50_000],
    ]);
  });
});

const won = fc.integer({ min: 0, max: 2_000_000 });
const anyBasis: fc.Arbitrary<RoomBasis> = fc.record({
  roomType: fc.record({
    code: fc.constant('DLX'),
    name: fc.constant('Deluxe'),
    standard: fc.integer({ min: 1, max: 4 }),
    extraAdultPrice: won,
    extraKidPrice: won,
  }),
  nights: fc.array(fc.record({ date: fc.constant('2027-06-10'), price: won }), { minLength: 1, maxLength: 30 }),
  party: fc.record({ adult: fc.integer({ min: 1, max: 6 }), kid: fc.nat(5), infant: fc.nat(5), pet: fc.nat(6) }),
  pets: fc.option(fc.record({ price: won, charged_from: fc.integer({ min: 1, max: 4 }), max_count: fc.constant(6) })),
  package: fc.option(
    fc.record({
      code: fc.constant('P'),
      name: fc.constant('P'),
      charges: fc.array(fc.record({ count: fc.integer({ min: 1, max: 30 }), price: won }), { maxLength: 3 }),
    }),
  ),
  membership: fc.option(fc.record({ code: fc.constant('T'), name: fc.constant('T'), percent: fc.nat(90) })),
  suitePercent: fc.nat(100),
  promotion: fc.option(
    fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((discount_amount) => ({ ...tenPercent, discount_amount })),
      fc.integer({ min: 1, max: 90_000_000 }).map(fixed),
    ),
  ),
  earlyCheckout: fc.option(
    fc.record({ early_checkout_seq: fc.constant(1), checkout_time: fc.constant('09:00'), discount_amt: won }),
  ),
  options: fc.array(
    fc.record({
      code: fc.constant('O'),
      name: fc.constant('O'),
      price: won,
      count: fc.integer({ min: 1, max: 9 }),
      dates: fc.array(fc.constant('2027-06-10'), { maxLength: 5 }),
    }),
    { maxLength: 5 },
  ),
  coupons: fc.array(
    fc.record({
      code: fc.constant('C'),
      name: fc.constant('C'),
      date: fc.constantFrom('2027-06-10', null),
      terms: fc.record({
        coupon_title: fc.constant({ ko: 'C' }),
        coupon_type: fc.constant('all' as const),
        discount_type: fc.constant('FIXED' as const),
        discount_amount: fc.integer({ min: 1, max: 3_000_000 }),
        valid_from: fc.constant(null),
        valid_until: fc.constant(null),
        stay_from: fc.constant(null),
        stay_until: fc.constant(null),
        hotel_codes: fc.constant([]),
        room_type_codes: fc.constant([]),
        offline_only: fc.constant(false),
      }),
    }),
    { maxLength: 4 },
  ),
  voucher: fc.option(fc.constant('V')),
});

test('returns lines that add up to the total, which is never below 0', () => {
  fc.assert(
    fc.property(anyBasis, (basis) => {
      const { lines, totalPrice, discountPromotionPrice, couponDiscountPrice } = priceRoom(basis);
      expect(lines.reduce((total, line) => total + line.amount, 0)).toBe(totalPrice);
      for (const line of lines) expect(line.amount).toBe(line.unit_price * line.count);
      const ofOptions = (line: PriceLine) =>
        line.kind === 'upselling' || (line.kind === 'coupon' && line.date === null);
      const room = lines.filter((line) => !ofOptions(line));
      const coupons = lines.filter((line) => line.kind === 'coupon');
      expect(couponDiscountPrice).toBe(-coupons.reduce((total, line) => total + line.amount, 0) + 0);
      for (const { amount, date } of coupons)
        expect(-amount).toBeLessThanOrEqual(
          date === null ? Number.POSITIVE_INFINITY : Math.max(...basis.nights.map((night) => night.price)),
        );
      expect(room.reduce((total, line) => total + line.amount, 0)).toBeGreaterThanOrEqual(0);
      expect(totalPrice).toBeGreaterThanOrEqual(0);
      expect(Number.isSafeInteger(totalPrice)).toBe(true);
      const taken = lines.find((line) => line.kind === 'promotion')?.amount ?? 0;
      expect(discountPromotionPrice).toBe(-taken + 0);
    }),
  );
});

test('splits a total into the tax, floor(total x 10 / 110), and the supply price', () => {
  expect(taxOf(460_000)).toEqual({ supplyPrice: 418_182, tax: 41_818 });
  expect(taxOf(414_000)).toEqual({ supplyPrice: 376_364, tax: 37_636 });
  expect(taxOf(6)).toEqual({ supplyPrice: 6, tax: 0 });
  fc.assert(
    fc.property(won, (total) => {
      const { supplyPrice, tax } = taxOf(total);
      expect(supplyPrice + tax).toBe(total);
      expect(tax * 110).toBeLessThanOrEqual(total * 10);
      expect((tax + 1) * 110).toBeGreaterThan(total * 10);
    }),
  );
});
