import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BundleHotel, SearchRequest } from '../../generated/types.ts';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { clientOf, demoHotel, loadHotels, TODAY } from '../../tests/support/properties.ts';

let deps: TestDeps;
let api: ReturnType<typeof clientOf>;

const nothingLeft = (from: string, to: string, more: Partial<BundleHotel['days'][number]> = { allotment: 0 }) =>
  ['STD', 'DLX', 'FAM', 'STE'].map((room_type_code) => ({
    room_type_code,
    from,
    to,
    price: 180_000,
    allotment: 9,
    ...more,
  }));

beforeAll(async () => {
  deps = await testDeps();
  const city = demoHotel('1', (hotel) => {
    hotel.days.push(
      ...nothingLeft('2027-06-18', '2027-06-18'),
      ...nothingLeft('2027-06-25', '2027-06-25', { closed: true }),
      ...nothingLeft('2027-07-02', '2027-07-02', { min_nights: 3 }),
      { room_type_code: 'STE', from: '2027-06-11', to: '2027-06-11', price: 460_000, allotment: 0 },
      { room_type_code: 'DLX', from: '2027-06-12', to: '2027-06-12', price: 230_000, allotment: 3 },
      {
        room_type_code: 'FAM',
        from: '2027-07-09',
        to: '2027-07-09',
        price: 300_000,
        allotment: 5,
        closed_to_arrival: true,
      },
      {
        room_type_code: 'FAM',
        from: '2027-07-11',
        to: '2027-07-11',
        price: 240_000,
        allotment: 5,
        closed_to_departure: true,
      },
    );
  });
  const empty = demoHotel('13', (hotel) => {
    Object.assign(hotel, { room_types: [], packages: [], days: [], promotions: [] });
  });
  const shut = demoHotel('14', (hotel) => void (hotel.set_reservation = false));
  await loadHotels(deps.db, city, demoHotel('10'), empty, shut, demoHotel('15'));
  api = clientOf(deps, { 'Accept-Language': 'ko' });
});
afterAll(() => deps.close());

const couple = { adult: 2, kid: 0, infant: 0, pet: 0 };
const two: SearchRequest = {
  hotel_code: '1',
  start_date: '2027-06-11',
  end_date: '2027-06-13',
  reservationInfo: [couple],
};
const search = (change: Partial<SearchRequest> = {}) =>
  api.POST('/client/catalogue/search', { body: { ...two, ...change } });
const statuses = async (change: Partial<SearchRequest>) => {
  const { data } = await search(change);
  return Object.fromEntries(data?.roomPriceList.map((room) => [room.room_type_code, room.status]) ?? []);
};

describe('two nights for two', () => {
  test('show every room type with its price and what is left when few', async () => {
    const { data } = await search();
    expect(
      data?.roomPriceList.map((room) => [room.room_type_code, room.status, room.remaining, room.total_price]),
    ).toEqual([
      ['STD', 'available', null, 360_000],
      ['DLX', 'available', 3, 460_000],
      ['FAM', 'available', null, 600_000],
      ['STE', 'sold_out', 0, null],
    ]);
    expect(data?.roomPriceList[0]?.nights).toEqual([
      { date: '2027-06-11', price: 180_000 },
      { date: '2027-06-12', price: 180_000 },
    ]);
    expect(data?.nearest_dates).toEqual([]);
  });

  test('offer rooms with and without packages, cheapest first, free until the day that the policy says', async () => {
    const { data } = await search();
    expect(
      data?.sumPriceList.map((one) => [one.room_type_code, one.package_code, one.total_price, one.night_price]),
    ).toEqual([
      ['STD', null, 360_000, 180_000],
      ['STD', 'BB', 440_000, 220_000],
      ['DLX', null, 460_000, 230_000],
      ['DLX', 'BB', 540_000, 270_000],
      ['FAM', null, 600_000, 300_000],
      ['DLX', 'SPA', 610_000, 305_000],
      ['FAM', 'BB', 680_000, 340_000],
    ]);
    expect(new Set(data?.sumPriceList.map((one) => one.free_until))).toEqual(new Set(['2027-06-09']));
  });

  test('offer a package only for stays that are long enough for it', async () => {
    const { data } = await search({ end_date: '2027-06-12' });
    const packages = new Set(data?.sumPriceList.map((one) => one.package_code));
    expect(packages).toEqual(new Set([null, 'BB']));
  });

  test('offer options with what is left of those that are counted', async () => {
    const { data } = await search();
    expect(data?.upsellingList.map((one) => [one.upselling_code, one.remaining])).toEqual([
      ['BREAKFAST', null],
      ['KIDBREAKFAST', null],
      ['LATE', 5],
      ['PICKUP', 2],
    ]);
  });

  test('with a promotion, in any case of letters, take ten percent off each', async () => {
    const { data } = await search({ promotion_code: 'summer10' });
    expect(data?.promotion).toMatchObject({ promotion_code: 'SUMMER10', discount_type: 'PERCENT' });
    expect(data?.sumPriceList[0]).toMatchObject({
      before_discount: 360_000,
      discount_promotion_price: 36_000,
      total_price: 324_000,
    });
    expect(data?.roomPriceList[0]?.total_price).toBe(360_000);
  });

  test('with a promotion for some room types leave the others at their price', async () => {
    const { data } = await search({ promotion_code: 'TWONIGHTS' });
    const off = Object.fromEntries(
      data?.sumPriceList.map((one) => [one.room_type_code, one.discount_promotion_price]) ?? [],
    );
    expect(off).toEqual({ STD: 0, DLX: 30_000, FAM: 30_000 });
  });

  test('cost one statement once the property is known, and one more where nothing is left', async () => {
    await search();
    const asked: string[] = [];
    const counting = new Proxy(deps.db, {
      get(target, member, receiver) {
        if (member === 'select' || member === 'execute' || member === 'transaction') asked.push(String(member));
        return Reflect.get(target, member, receiver);
      },
    });
    const counted = clientOf({ ...deps, db: counting });
    await counted.POST('/client/catalogue/search', { body: two });
    expect(asked).toEqual(['select']);
    await counted.POST('/client/catalogue/search', {
      body: { ...two, start_date: '2027-06-17', end_date: '2027-06-19' },
    });
    expect(asked).toEqual(['select', 'select', 'select']);
  });
});

describe('the party', () => {
  test('pays for extra persons, rooms by room', async () => {
    const { data } = await search({ reservationInfo: [couple, { ...couple, adult: 2, kid: 1 }] });
    expect(data?.roomPriceList.find((room) => room.room_type_code === 'DLX')?.total_price).toBe(
      2 * 460_000 + 2 * 20_000,
    );
  });

  test('that does not fit makes a room too_small; infants take no place', async () => {
    expect(await statuses({ reservationInfo: [{ ...couple, kid: 1 }] })).toMatchObject({
      STD: 'too_small',
      DLX: 'available',
    });
    expect(await statuses({ reservationInfo: [{ ...couple, infant: 2 }] })).toMatchObject({ STD: 'available' });
  });

  test('with a pet has no room where none are welcome, and pays from the third animal where they are', async () => {
    expect(await statuses({ reservationInfo: [{ ...couple, pet: 1 }] })).toMatchObject({ STD: 'pets_not_allowed' });
    const price = async (pet: number) => {
      const { data } = await search({ hotel_code: '10', reservationInfo: [{ ...couple, pet }] });
      return data?.roomPriceList[0]?.total_price ?? 0;
    };
    expect((await price(2)) - (await price(0))).toBe(0);
    expect((await price(4)) - (await price(0))).toBe(2 * 30_000);
  });

  test('wants more rooms than are left: sold_out, with the number that is', async () => {
    const { data } = await search({ reservationInfo: Array.from({ length: 4 }, () => couple) });
    expect(data?.roomPriceList[1]).toMatchObject({ status: 'sold_out', remaining: 3 });
  });
});

describe('restrictions', () => {
  test('closed to arrival and to departure close a room for the stay that begins or ends there', async () => {
    expect(await statuses({ start_date: '2027-07-09', end_date: '2027-07-10' })).toMatchObject({ FAM: 'closed' });
    expect(await statuses({ start_date: '2027-07-08', end_date: '2027-07-10' })).toMatchObject({ FAM: 'available' });
    expect(await statuses({ start_date: '2027-07-10', end_date: '2027-07-11' })).toMatchObject({ FAM: 'closed' });
    expect(await statuses({ start_date: '2027-07-10', end_date: '2027-07-12' })).toMatchObject({ FAM: 'available' });
  });
});

describe('where nothing is left', () => {
  test('rooms stay in the list, sold out, and the nearest dates that work come along', async () => {
    const { data } = await search({ start_date: '2027-06-17', end_date: '2027-06-19' });
    expect(new Set(data?.roomPriceList.map((room) => room.status))).toEqual(new Set(['sold_out']));
    expect(data?.sumPriceList).toEqual([]);
    expect(data?.nearest_dates).toEqual([
      { start_date: '2027-06-14', end_date: '2027-06-16', total_price: 280_000 },
      { start_date: '2027-06-15', end_date: '2027-06-17', total_price: 280_000 },
      { start_date: '2027-06-16', end_date: '2027-06-18', total_price: 280_000 },
      { start_date: '2027-06-19', end_date: '2027-06-21', total_price: 320_000 },
      { start_date: '2027-06-20', end_date: '2027-06-22', total_price: 280_000 },
    ]);
  });
});

const many = (count: number, party = couple) => Array.from({ length: count }, () => party);

test.each([
  ['an unknown property', { hotel_code: '99' }, 404, 'not_found', undefined],
  ['a property without rooms', { hotel_code: '13' }, 404, 'no_rooms', undefined],
  ['a property that takes no bookings', { hotel_code: '14' }, 409, 'stay_closed', undefined],
  ['yesterday', { start_date: '2027-05-31', end_date: '2027-06-02' }, 422, 'stay_in_past', '/start_date'],
  ['the year 0', { start_date: '0000-01-01', end_date: '0000-01-02' }, 422, 'stay_in_past', '/start_date'],
  ['no night', { end_date: '2027-06-11' }, 422, 'stay_order', '/end_date'],
  ['the end first', { end_date: '2027-06-10' }, 422, 'stay_order', '/end_date'],
  ['over the horizon', { start_date: '2028-05-30', end_date: '2028-06-01' }, 422, 'stay_beyond_horizon', '/end_date'],
  ['the year 9999', { start_date: '9999-12-30', end_date: '9999-12-31' }, 422, 'stay_beyond_horizon', '/end_date'],
  ['too long a stay', { end_date: '2027-07-12' }, 422, 'stay_length', '/end_date'],
  [
    'too short a stay for the day',
    { start_date: '2027-07-02', end_date: '2027-07-03' },
    422,
    'stay_length',
    '/end_date',
  ],
  ['a closed day', { start_date: '2027-06-24', end_date: '2027-06-26' }, 409, 'stay_closed', undefined],
  ['six rooms', { reservationInfo: many(6) }, 422, 'too_many_rooms', '/reservationInfo'],
  ['eleven guests', { reservationInfo: many(4, { ...couple, kid: 1 }) }, 422, 'party_over_maximum', '/reservationInfo'],
  ['no such code', { promotion_code: 'NOSUCH' }, 422, 'promotion_invalid', '/promotion_code'],
  ['an expired code', { promotion_code: 'OPENING' }, 422, 'promotion_unusable', '/promotion_code'],
  ['a day that does not exist', { start_date: '2027-02-30' }, 422, 'validation', '/start_date'],
  ['no room', { reservationInfo: [] }, 422, 'validation', '/reservationInfo'],
  [
    'a room without an adult',
    { reservationInfo: [{ ...couple, adult: 0 }] },
    422,
    'validation',
    '/reservationInfo/0/adult',
  ],
] as const)('%s is refused', async (_, change, status, code, pointer) => {
  const { error, response } = await search(change as Partial<SearchRequest>);
  expect([response.status, error?.code]).toEqual([status, code]);
  expect(error?.errors?.[0]?.pointer).toBe(pointer);
});

test('three adults in a room are sent to the customer centre, with its number', async () => {
  const { error, response } = await search({ hotel_code: '15', reservationInfo: [{ ...couple, adult: 3 }] });
  expect(response.status).toBe(409);
  expect(error).toMatchObject({ code: 'customer_centre_required', phone: '064-555-0150' });
});

test('more pets than a room takes are over the maximum', async () => {
  const { error } = await search({ hotel_code: '10', reservationInfo: [{ ...couple, pet: 5 }] });
  expect(error).toMatchObject({ code: 'party_over_maximum', errors: [{ pointer: '/reservationInfo/0/pet' }] });
});

test('the last day that can be booked is a check-out, the next is not', async () => {
  const last = await search({ start_date: '2028-05-30', end_date: '2028-05-31' });
  expect(last.response.status).toBe(200);
});

test('what is sold is what is no longer left', async () => {
  await deps.db.execute(
    sql`update room_day set sold = allotment where room_type_code = 'FAM' and stay_date = '2027-06-12'`,
  );
  expect(await statuses({})).toMatchObject({ FAM: 'sold_out' });
});

test('the days of another hotel or company are never mixed in', async () => {
  const { data } = await search({ hotel_code: '10', start_date: TODAY, end_date: '2027-06-02' });
  expect(data?.roomPriceList.map((room) => room.room_type_code)).toEqual(['OCN', 'COT']);
});
