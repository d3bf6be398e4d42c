import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuoteRequest, ReservationRoom } from '../../generated/types.ts';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { demoHotel, loadHotels } from '../../tests/support/properties.ts';
import { priceStay } from './catalogue.usecases.ts';

let deps: TestDeps;

beforeAll(async () => {
  deps = await testDeps();
  const full = ['STD', 'DLX', 'FAM', 'STE'].map((room_type_code) => ({
    room_type_code,
    from: '2027-06-18',
    to: '2027-06-18',
    price: 180_000,
    allotment: 0,
  }));
  const city = demoHotel('1', (hotel) => {
    hotel.days.push(
      ...full,
      { room_type_code: 'STE', from: '2027-06-11', to: '2027-06-11', price: 460_000, allotment: 0 },
      { room_type_code: 'DLX', from: '2027-06-25', to: '2027-06-25', price: 230_000, allotment: 8, closed: true },
      { room_type_code: 'DLX', from: '2027-07-02', to: '2027-07-02', price: 230_000, allotment: 8, min_nights: 2 },
    );
  });
  const shut = demoHotel('14', (hotel) => void (hotel.set_reservation = false));
  await loadHotels(deps.db, city, demoHotel('10'), demoHotel('13'), shut, demoHotel('15'));
});
afterAll(() => deps.close());

const room: ReservationRoom = { room_type_code: 'DLX', adult: 2, kid: 0, infant: 0, pet: 0, selectedUpselling: [] };
const two: QuoteRequest = {
  hotel_code: '1',
  start_date: '2027-06-11',
  end_date: '2027-06-13',
  reservationRoomList: [room],
};
const price = (change: Partial<QuoteRequest> = {}) => priceStay(deps, { ...two, ...change }, 'ko');
const rooms = (...changes: Partial<ReservationRoom>[]) => ({
  reservationRoomList: changes.map((change) => ({ ...room, ...change })),
});
const taking = (upselling_code: string, count = 1, date_list: string[] = []) => ({ upselling_code, count, date_list });
const options = (...selectedUpselling: ReservationRoom['selectedUpselling']) => rooms({ selectedUpselling });
const stayOf = async (change: Partial<QuoteRequest>) => {
  const priced = await price(change);
  if (!priced.ok) throw new Error(priced.failure.code);
  return priced.value.stay;
};

const NIGHTS = ['2027-06-11', '2027-06-12'];

describe('a stay', () => {
  test('is the contract’s example, to the letter', async () => {
    const stay = await stayOf({ promotion_code: 'SUMMER10' });
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
  ])('of property %s is paid at the hotel', async (hotel_code, room_type_code) => {
    const stay = await stayOf({ hotel_code, ...rooms({ room_type_code }) });
    expect(stay.total_price).toBeGreaterThan(0);
    expect([stay.paid_amount, stay.balance_due]).toEqual([0, stay.total_price]);
  });

  test('of two rooms with a package, options and an early check-out adds up', async () => {
    const stay = await stayOf({
      package_code: 'BB',
      ...rooms({ adult: 3 }, { kid: 1, early_checkout_seq: 1, selectedUpselling: [taking('LATE')] }),
    });
    expect(stay.rooms.map((one) => one.total_price)).toEqual([
      460_000 + 80_000 + 80_000,
      460_000 + 40_000 + 80_000 - 10_000 + 50_000,
    ]);
    expect(stay.total_price).toBe(620_000 + 620_000);
    expect(stay.package_name).toBe('조식 패키지');
  });

  test('claims its nights, its rooms, and of the options those that are counted', async () => {
    const priced = await price(
      rooms(
        { selectedUpselling: [taking('BREAKFAST', 2, NIGHTS), taking('PICKUP')] },
        { selectedUpselling: [taking('PICKUP'), taking('LATE')] },
      ),
    );
    expect(priced.ok && priced.value.claim).toEqual({
      room_type_code: 'DLX',
      dates: NIGHTS,
      rooms: 2,
      upsellings: [
        { upselling_code: 'PICKUP', date: '2027-06-11', count: 2 },
        { upselling_code: 'LATE', date: '2027-06-11', count: 1 },
      ],
    });
  });

  test('begun through code 12 is one of 14, told in the language asked for', async () => {
    const refused = await price({ hotel_code: '12', ...rooms({ room_type_code: 'CED' }) });
    expect(refused.ok || refused.failure.code).toBe('stay_closed');
    const english = await priceStay(deps, two, 'en');
    expect(english.ok && english.value.stay.hotel_name).toBe('Haru City Seoul');
  });

  test('has one line for each night of an option had by night', async () => {
    const stay = await stayOf(options(taking('BREAKFAST', 2, NIGHTS), taking('KIDBREAKFAST', 1, ['2027-06-12'])));
    const lines = stay.rooms[0]?.lines.filter((line) => line.kind === 'upselling');
    expect(lines?.map((line) => [line.code, line.date, line.count, line.amount])).toEqual([
      ['BREAKFAST', '2027-06-11', 2, 50_000],
      ['BREAKFAST', '2027-06-12', 2, 50_000],
      ['KIDBREAKFAST', '2027-06-12', 1, 12_000],
    ]);
  });
});

const list = '/reservationRoomList';
const many = (count: number, change: Partial<ReservationRoom> = {}) =>
  rooms(...Array.from({ length: count }, () => change));

test.each([
  ['an unknown property', { hotel_code: '99' }, 'not_found', undefined],
  ['an unknown room type', rooms({ room_type_code: 'NONE' }), 'not_found', undefined],
  ['an unknown package', { package_code: 'NONE' }, 'not_found', undefined],
  ['an unknown option', options(taking('NONE')), 'not_found', undefined],
  [
    'a package of other rooms',
    { package_code: 'BB', ...rooms({ room_type_code: 'STE' }), start_date: '2027-06-12' },
    'validation',
    '/package_code',
  ],
  ['a package for longer stays', { package_code: 'SPA', end_date: '2027-06-12' }, 'stay_length', '/end_date'],
  ['the end first', { end_date: '2027-06-11' }, 'stay_order', '/end_date'],
  ['yesterday', { start_date: '2027-05-31' }, 'stay_in_past', '/start_date'],
  ['over the horizon', { end_date: '2028-06-01', start_date: '2028-05-30' }, 'stay_beyond_horizon', '/end_date'],
  ['too long', { end_date: '2027-07-12' }, 'stay_length', '/end_date'],
  ['too short for the day', { start_date: '2027-07-02', end_date: '2027-07-03' }, 'stay_length', '/end_date'],
  ['a closed night', { start_date: '2027-06-24', end_date: '2027-06-26' }, 'stay_closed', undefined],
  ['a property that takes no bookings', { hotel_code: '14' }, 'stay_closed', undefined],
  ['six rooms', many(6), 'too_many_rooms', list],
  ['two types', rooms({}, { room_type_code: 'STD' }), 'rooms_differ_in_type', `${list}/1/room_type_code`],
  ['twelve guests', many(4, { adult: 3 }), 'party_over_maximum', list],
  ['four in a room for three', rooms({}, { adult: 4 }), 'party_over_maximum', `${list}/1`],
  ['a pet where none may come', rooms({ pet: 1 }), 'validation', `${list}/0/pet`],
  [
    'too many pets',
    { hotel_code: '10', ...rooms({ room_type_code: 'OCN', pet: 5 }) },
    'party_over_maximum',
    `${list}/0/pet`,
  ],
  [
    'three adults',
    { hotel_code: '15', ...rooms({ room_type_code: 'OCS', adult: 3 }) },
    'customer_centre_required',
    undefined,
  ],
  ['no such promotion', { promotion_code: 'NOSUCH' }, 'promotion_invalid', '/promotion_code'],
  ['an expired promotion', { promotion_code: 'OPENING' }, 'promotion_unusable', '/promotion_code'],
  [
    'a promotion for other rooms',
    { promotion_code: 'TWONIGHTS', ...rooms({ room_type_code: 'STD' }) },
    'promotion_unusable',
    '/promotion_code',
  ],
  [
    'a linked option alone',
    options(taking('KIDBREAKFAST', 1, NIGHTS)),
    'adult_product_required',
    `${list}/0/selectedUpselling/0/upselling_code`,
  ],
  [
    'a linked option on another night',
    options(taking('BREAKFAST', 1, ['2027-06-11']), taking('KIDBREAKFAST', 1, ['2027-06-12'])),
    'adult_product_required',
    `${list}/0/selectedUpselling/1/upselling_code`,
  ],
  [
    'more of an option than a room may take',
    options(taking('BREAKFAST', 5, NIGHTS)),
    'validation',
    `${list}/0/selectedUpselling/0/count`,
  ],
  [
    'an option on the day of check-out',
    options(taking('BREAKFAST', 1, ['2027-06-13'])),
    'validation',
    `${list}/0/selectedUpselling/0/date_list`,
  ],
  [
    'an option by night on no night',
    options(taking('BREAKFAST')),
    'validation',
    `${list}/0/selectedUpselling/0/date_list`,
  ],
  [
    'a night twice',
    options(taking('BREAKFAST', 1, ['2027-06-11', '2027-06-11'])),
    'validation',
    `${list}/0/selectedUpselling/0/date_list`,
  ],
  [
    'an option had once on a night',
    options(taking('LATE', 1, ['2027-06-11'])),
    'validation',
    `${list}/0/selectedUpselling/0/date_list`,
  ],
  [
    'an option twice',
    options(taking('LATE'), taking('LATE')),
    'validation',
    `${list}/0/selectedUpselling/1/upselling_code`,
  ],
  ['an unknown early check-out', rooms({ early_checkout_seq: 2 }), 'validation', `${list}/0/early_checkout_seq`],
  [
    'more pick-ups than cars',
    many(2, { selectedUpselling: [taking('PICKUP', 2)] }),
    'upselling_unavailable',
    undefined,
  ],
  ['a room type that is gone', rooms({ room_type_code: 'STE' }), 'room_sold_out', undefined],
  [
    'a night on which everything is',
    { start_date: '2027-06-18', end_date: '2027-06-19' },
    'all_rooms_sold_out',
    undefined,
  ],
] as [string, Partial<QuoteRequest>, string, string | undefined][])(
  '%s cannot be sold',
  async (_, change, code, pointer) => {
    const refused = await price(change);
    expect(refused.ok || refused.failure.code).toBe(code);
    expect(refused.ok || refused.failure.errors?.[0]?.pointer).toBe(pointer);
  },
);

test('the customer centre’s number comes along', async () => {
  const refused = await price({ hotel_code: '15', ...rooms({ room_type_code: 'OCS', adult: 3 }) });
  expect(refused.ok || refused.failure.extra).toEqual({ phone: '064-555-0150' });
});

test('what is taken is taken: an option whose stock is sold cannot be had', async () => {
  await deps.db.execute(
    sql`update upselling_day set sold = 4 where upselling_code = 'LATE' and stay_date = '2027-06-15'`,
  );
  const on15 = { start_date: '2027-06-15', end_date: '2027-06-16' };
  expect((await price({ ...on15, ...options(taking('LATE')) })).ok).toBe(true);
  const refused = await price({ ...on15, ...many(2, { selectedUpselling: [taking('LATE')] }) });
  expect(refused.ok || refused.failure.code).toBe('upselling_unavailable');
});

test('numbers that a client sends along change nothing', async () => {
  const honest = await stayOf(options(taking('BREAKFAST', 1, NIGHTS)));
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
        ...two,
        ...extra,
        reservationRoomList: [
          { ...room, ...extra, selectedUpselling: [{ ...taking('BREAKFAST', 1, NIGHTS), ...extra }] },
        ],
      } as QuoteRequest;
      expect(await stayOf(request)).toEqual(honest);
    }),
    { numRuns: 25 },
  );
});
