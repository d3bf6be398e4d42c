import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuoteRequest } from '../../generated/types.ts';
import {
  hotelsWithGaps,
  manyRooms,
  options,
  rooms,
  taking,
  twinForTwoNights,
} from '../../tests/support/api/catalogue.ts';
import { type TestDeps, testDeps } from '../../tests/support/api/deps.ts';
import { demoHotel, loadHotels } from '../../tests/support/api/properties.ts';
import { priceStay } from './stay.usecases.ts';
import { timesOver } from '../../tests/support/long.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
  await loadHotels(deps.db, ...hotelsWithGaps());
});
afterAll(() => deps.close());

function visitor() {
  return { ...deps, signedFor: () => null };
}
function price(change: Partial<QuoteRequest> = {}) {
  return priceStay(visitor(), { ...twinForTwoNights, ...change }, 'ko');
}
async function pricedStay(change: Partial<QuoteRequest>) {
  const priced = await price(change);
  if (!priced.ok) throw new Error(priced.failure.code);
  return priced.value.stay;
}

const NIGHTS = ['2027-06-11', '2027-06-12'];

describe('priceStay', () => {
  test('matches the example in the contract', async () => {
    const stay = await pricedStay({ promotion_code: 'SUMMER10' });
    expect(stay).toMatchObject({
      hotel_name: '하루 시티 서울',
      nights: 2,
      promotion_code: 'SUMMER10',
      total_price: 414_000,
      supply_price: 376_364,
      tax: 37_636,
      paid_amount: 414_000,
      balance_due: 0,
      cancellation_policy: {
        free_until: '2027-06-09',
        tiers: [
          { days_before: 2, until: '2027-06-09', fee_percent: 0, fee: 0 },
          { days_before: 1, until: '2027-06-10', fee_percent: 20, fee: 82_800 },
          { days_before: 0, until: '2027-06-11', fee_percent: 30, fee: 124_200 },
        ],
      },
    });
    expect(stay.rooms[0]?.lines.at(-1)).toEqual({
      kind: 'promotion',
      code: 'SUMMER10',
      name: '초여름 10%',
      date: null,
      count: 1,
      unit_price: -46_000,
      amount: -46_000,
    });
  });

  test.each([
    ['13', 'HAN'],
    ['10', 'OCN'],
  ])('leaves the total due at the hotel for property %s', async (hotel_code, room_type_code) => {
    const stay = await pricedStay({ hotel_code, ...rooms({ room_type_code }) });
    expect(stay.total_price).toBeGreaterThan(0);
    expect([stay.paid_amount, stay.balance_due]).toEqual([0, stay.total_price]);
  });

  test('adds up two rooms with a package, an option and an early check-out', async () => {
    const stay = await pricedStay({
      package_code: 'BB',
      ...rooms({ adult: 3, early_checkout_seq: 1 }, { kid: 1, selectedUpselling: [taking('LATE')] }),
    });
    expect(stay.rooms.map((one) => one.total_price)).toEqual([
      460_000 + 80_000 + 80_000 - 10_000,
      460_000 + 40_000 + 80_000 + 50_000,
    ]);
    expect(stay.total_price).toBe(610_000 + 630_000);
    expect(stay.package_name).toBe('조식 패키지');
  });

  test('returns the chosen check-out time of each room, and the latest one for the stay', async () => {
    const chosen = rooms({ early_checkout_seq: 1 }, {}, { selectedUpselling: [taking('LATE')] });
    const stay = await pricedStay(chosen);
    expect(stay.rooms.map((room) => room.checkout_time)).toEqual(['09:00', '11:00', '14:00']);
    expect(stay.checkout_time).toBe('14:00');
    const early = await pricedStay(rooms({ early_checkout_seq: 1 }));
    expect(early.checkout_time).toBe('09:00');
    const spa = await pricedStay({ package_code: 'SPA', ...rooms({}) });
    expect(spa.checkout_time).toBe('14:00');
  });

  test('allocates the nights, the rooms and the options with a daily stock', async () => {
    const priced = await price(
      rooms(
        { selectedUpselling: [taking('BREAKFAST', 2, NIGHTS), taking('PICKUP')] },
        { selectedUpselling: [taking('PICKUP'), taking('LATE')] },
      ),
    );
    expect(priced.ok && priced.value.allocation).toEqual({
      room_type_code: 'DLX',
      nights: NIGHTS.map((date) => ({ date, rooms: 2 })),
      upsellings: [
        { upselling_code: 'PICKUP', date: '2027-06-11', count: 2 },
        { upselling_code: 'LATE', date: '2027-06-11', count: 1 },
      ],
    });
  });

  test('allocates the daily stock of options in the package, for each room and night', async () => {
    const dinner = { upselling_code: 'DINNER', by_date: true, daily_stock: 9 };
    const hotel = demoHotel('1', ({ upsellings, packages }) => {
      upsellings.push({ ...upsellings[0]!, ...dinner });
      packages[1]!.included_upsellings = ['BREAKFAST', 'LATE', 'DINNER'];
      packages[1]!.included_counts = [{ upselling_code: 'DINNER', count: 2 }];
    });
    await loadHotels(deps.db, hotel);
    const priced = await price({ package_code: 'SPA', ...rooms({}, { selectedUpselling: [taking('PICKUP')] }) });
    expect(priced.ok && priced.value.allocation.upsellings).toEqual([
      { upselling_code: 'LATE', date: '2027-06-11', count: 2 },
      { upselling_code: 'DINNER', date: '2027-06-11', count: 4 },
      { upselling_code: 'DINNER', date: '2027-06-12', count: 4 },
      { upselling_code: 'PICKUP', date: '2027-06-11', count: 1 },
    ]);
    await loadHotels(deps.db, ...hotelsWithGaps());
  });

  test('treats property code 12 as 14, and returns texts in the requested language', async () => {
    const refused = await price({ hotel_code: '12', ...rooms({ room_type_code: 'CED' }) });
    expect(refused.ok || refused.failure.code).toBe('stay_closed');
    const english = await priceStay(visitor(), twinForTwoNights, 'en');
    expect(english.ok && english.value.stay.hotel_name).toBe('Haru City Seoul');
  });

  test('has one line per night for an option sold per night', async () => {
    const stay = await pricedStay(options(taking('BREAKFAST', 2, NIGHTS), taking('KIDBREAKFAST', 1, ['2027-06-12'])));
    const lines = stay.rooms[0]?.lines.filter((line) => line.kind === 'upselling');
    expect(lines?.map((line) => [line.code, line.date, line.count, line.amount])).toEqual([
      ['BREAKFAST', '2027-06-11', 2, 50_000],
      ['BREAKFAST', '2027-06-12', 2, 50_000],
      ['KIDBREAKFAST', '2027-06-12', 1, 12_000],
    ]);
  });
});

test('charges only for the units that are added to those in the package', async () => {
  const added = { ...rooms({ room_type_code: 'FAM', adult: 3, selectedUpselling: [taking('BREAKFAST', 1, NIGHTS)] }) };
  const { rooms: priced } = await pricedStay({ package_code: 'BB', ...added });
  const lines = priced[0]!.lines.filter((line) => line.kind === 'upselling');
  expect(lines.map((line) => [line.code, line.date, line.count, line.amount])).toEqual([
    ['BREAKFAST', '2027-06-11', 1, 25_000],
    ['BREAKFAST', '2027-06-12', 1, 25_000],
  ]);
});

test('rejects an option whose daily stock is sold out', async () => {
  await deps.db.execute(
    sql`update upselling_day set sold = 4 where upselling_code = 'LATE' and stay_date = '2027-06-15'`,
  );
  const on15 = { start_date: '2027-06-15', end_date: '2027-06-16' };
  expect((await price({ ...on15, ...options(taking('LATE')) })).ok).toBe(true);
  const refused = await price({ ...on15, ...manyRooms(2, { selectedUpselling: [taking('LATE')] }) });
  expect(refused.ok || refused.failure.code).toBe('upselling_unavailable');

  const spa = { start_date: '2027-06-15', end_date: '2027-06-17', package_code: 'SPA' };
  expect((await price(spa)).ok).toBe(true);
  const both = await price({ ...spa, ...manyRooms(2, {}) });
  expect(both.ok || both.failure.code).toBe('upselling_unavailable');
});

test('ignores prices sent by the client', async () => {
  const expected = await pricedStay(options(taking('BREAKFAST', 1, NIGHTS)));
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const names = [
    'price',
    'total_price',
    'unit_price',
    'discount_promotion_price',
    'amount',
    'tax',
    'paid_amount',
    'lines',
  ];
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), amount), async (extra) => {
      const request = {
        ...twinForTwoNights,
        ...extra,
        reservationRoomList: [
          {
            ...twinForTwoNights.reservationRoomList[0],
            ...extra,
            selectedUpselling: [{ ...taking('BREAKFAST', 1, NIGHTS), ...extra }],
          },
        ],
      } as QuoteRequest;
      expect(await pricedStay(request)).toEqual(expected);
    }),
    { numRuns: 10 * timesOver(25) },
  );
});
