import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { TIERS } from '../../../scripts/demo/company.ts';
import type { CouponChoice, ReservationRoom } from '../../../generated/types.ts';
import type { OwnCoupon } from '../../coupon/coupon.rules.ts';
import { benefitedPrice } from './benefited-price.rules.ts';
import type { SelectedStay } from './owned-benefits.rules.ts';
import { withBenefits } from './with-benefits.rules.ts';

const [FIRST, SECOND] = ['2027-06-11', '2027-06-12'] as const;
const document = demoHotel('1', (hotel) => {
  hotel.member_rates = [{ tier_code: 'BYEOL', percent: 10 }];
  hotel.stay_benefits = ['late_check_out', 'suite_discount'];
  for (const roomType of hotel.room_types) roomType.is_suite = true;
  const [promotion] = hotel.promotions;
  // Leaves 9,000 of the price of a room, less than the largest coupons.
  hotel.promotions.push({
    ...promotion!,
    promotion_code: 'ALMOST',
    discount_type: 'FIXED',
    discount_amount: 411_000,
  });
});
const roomType = document.room_types.find(({ room_type_code }) => room_type_code === 'DLX')!;
const tier = TIERS.find(({ tier_code }) => tier_code === 'BYEOL')!;

type Case = {
  coupons: OwnCoupon[];
  promotion: 'SUMMER10' | 'ALMOST' | null;
  breakfast: boolean;
  ofTier: boolean;
  thousands: number;
};

function stayOf({ coupons, promotion, breakfast, ofTier, thousands }: Case, rooms: number): SelectedStay {
  const room = { room_type_code: 'DLX', adult: 2, kid: 0, infant: 0, pet: 0 };
  const selectedUpselling = breakfast ? [{ upselling_code: 'BREAKFAST', count: 2, date_list: [FIRST] }] : [];
  return {
    hotel: { companyCode: 'haneul', hotelCode: '1', revision: 1, documentHash: '', document },
    owned: { tier: ofTier ? tier : null, coupons, balance: thousands * 1_000, contracts: [] },
    now: new Date('2027-06-01T01:00:00Z'),
    texts: ['ko'],
    selection: {
      dates: { start: FIRST, end: '2027-06-13' },
      roomType,
      pack: undefined,
      promotion: document.promotions.find((one) => one.promotion_code === promotion),
      nights: [
        { date: FIRST, price: 230_000 },
        { date: SECOND, price: 190_000 },
      ],
      rooms: Array.from({ length: rooms }, () => ({ ...room, selectedUpselling })),
      tier: null,
      coupons: [],
      usePoint: 0,
      voucher: null,
    },
  };
}

test('uses a coupon in another room if a room costs less than its coupons deduct', () => {
  const of = stayOf(
    { coupons: [own('A'), own('B')], promotion: 'ALMOST', breakfast: false, ofTier: false, thousands: 0 },
    2,
  );
  const quoted = withBenefits(of, { reservationRoomList: [...of.selection.rooms] });
  if ('violation' in quoted) throw new Error(quoted.violation.code);
  const best = quoted.listBenefits()!.best_saving!;
  expect(best.amount).toBe(14_000);
  expect(best.rooms.map(({ coupon_list }) => coupon_list.length)).toEqual([1, 1]);
});

function own(couponCode: string, terms: Partial<OwnCoupon['terms']> = {}): OwnCoupon {
  return {
    couponCode,
    holdNumber: null,
    usedAt: null,
    terms: {
      discount_type: 'FIXED',
      discount_amount: 7_000,
      stay_from: null,
      stay_until: null,
      coupon_type: 'all',
      coupon_title: { ko: '할인' },
      valid_from: null,
      valid_until: null,
      hotel_codes: [],
      room_type_codes: [],
      offline_only: false,
      ...terms,
    },
  };
}

const coupon = fc.record({
  discount_type: fc.constantFrom('FIXED' as const, 'PERCENT' as const),
  discount_amount: fc.integer({ min: 5, max: 60 }),
  stay_from: fc.constantFrom(null, SECOND),
  stay_until: fc.constantFrom(null, FIRST),
  coupon_type: fc.constantFrom('all' as const, 'upselling' as const),
});
const cases = fc.record({
  coupons: fc.array(coupon, { maxLength: 3 }).map((list) =>
    list.map(({ discount_amount: amount, ...terms }, index) =>
      own(`CODE-${index}`, {
        ...terms,
        discount_amount: terms.discount_type === 'FIXED' ? amount * 1_000 : amount,
      }),
    ),
  ),
  promotion: fc.constantFrom('SUMMER10' as const, 'ALMOST' as const, null),
  breakfast: fc.boolean(),
  ofTier: fc.boolean(),
  thousands: fc.integer({ min: 0, max: 200 }),
});

test('is the cheapest combination', () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: 2 }), (made, rooms) => {
      const of = stayOf(made, rooms);
      const quoted = withBenefits(of, { reservationRoomList: [...of.selection.rooms] });
      if ('violation' in quoted) throw new Error(quoted.violation.code);
      expect(quoted.listBenefits()!.best_saving?.total_price ?? quoted.stay.total_price).toBe(leastTotal(of));
    }),
    { numRuns: 40 },
  );
});

/**
 * Returns the lowest total over all combinations: every way to use the coupons and every number of points, with and
 * without the suite discount and the promotion.
 */
function leastTotal(of: SelectedStay): number {
  const { selection, owned } = of;
  const codes = owned!.coupons.map(({ couponCode }) => couponCode);
  const totals = [selection.promotion, undefined].flatMap((promotion) =>
    [[], ['suite_discount' as const]].flatMap((benefit_list) => {
      const priced = (rooms: ReservationRoom[], use_point?: number) => {
        const wanted = { ...of, selection: { ...selection, promotion, rooms } };
        const result = benefitedPrice(wanted, { reservationRoomList: rooms, ...(use_point && { use_point }) });
        return 'violation' in result ? [] : [result.stay.total_price];
      };
      const rooms = selection.rooms.map((room) => ({ ...room, ...(benefit_list.length > 0 && { benefit_list }) }));
      const points = Array.from({ length: owned!.balance / 1_000 }, (_, index) => (index + 1) * 1_000);
      return [
        ...placements(codes, rooms.length).flatMap((lists) =>
          priced(
            rooms.map((room, index) => ({ ...room, ...(lists[index]!.length > 0 && { coupon_list: lists[index]! }) })),
          ),
        ),
        ...points.flatMap((count) => priced(rooms, count)),
      ];
    }),
  );
  return Math.min(...totals);
}

/** Returns every way to use the coupons: each for a night of a room, for the options of a room, or not at all. */
function placements(codes: readonly string[], rooms: number): CouponChoice[][][] {
  const [code, ...others] = codes;
  if (code === undefined) return [Array.from({ length: rooms }, () => [])];
  return placements(others, rooms).flatMap((lists) => [
    lists,
    ...lists.flatMap((list, room) =>
      [FIRST, SECOND, undefined].map((date) =>
        lists.with(room, [...list, { coupon_code: code, ...(date !== undefined && { date }) }]),
      ),
    ),
  ]);
}
