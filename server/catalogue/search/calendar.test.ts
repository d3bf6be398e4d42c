import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDeps, testDeps } from '../../../tests/support/api/deps.ts';
import { clientOf, demoHotel, loadHotels } from '../../../tests/support/api/properties.ts';

let deps: TestDeps;
let api: ReturnType<typeof clientOf>;

beforeAll(async () => {
  deps = await testDeps();
  const types = ['STD', 'DLX', 'FAM', 'STE'];
  const city = demoHotel('1', (hotel) => {
    hotel.days.push(
      ...types.map((room_type_code) => ({
        room_type_code,
        from: '2027-06-08',
        to: '2027-06-08',
        price: 140_000,
        allotment: 0,
      })),
      ...types.map((room_type_code) => ({
        room_type_code,
        from: '2028-05-30',
        to: '2028-06-01',
        price: 140_000,
        allotment: 8,
      })),
      ...types.map((room_type_code) => ({
        room_type_code,
        from: '2027-06-09',
        to: '2027-06-09',
        price: 140_000,
        allotment: 1,
        closed: true,
      })),
      ...types.map((room_type_code, i) => ({
        room_type_code,
        from: '2027-06-10',
        to: '2027-06-10',
        price: 150_003 - i,
        allotment: 4 - i,
        min_nights: 2 + i,
        max_nights: 5 + i,
        closed_to_arrival: i === 0,
        closed_to_departure: true,
      })),
    );
  });
  const shut = demoHotel('14', (hotel) => void (hotel.set_reservation = false));
  await loadHotels(deps.db, city, shut);
  api = clientOf(deps);
});
afterAll(() => deps.close());

type Query = {
  hotel_code: string;
  from: string;
  to: string;
  rooms?: number;
  room_type_code?: string;
  promotion_code?: string;
  nights?: number;
};
function getCalendar(change: Partial<Query> = {}, headers: Record<string, string> = {}) {
  return api.GET('/client/catalogue/calendar', {
    params: { query: { hotel_code: '1', from: '2027-06-01', to: '2027-06-12', ...change } },
    headers,
  });
}

test('returns each day in order with its lowest price and its status', async () => {
  const { data } = await getCalendar({ from: '2027-05-31' });
  expect(data?.today).toBe('2027-06-01');
  expect(data?.days.map((day) => [day.date.slice(5), day.status, day.price, day.is_cheapest])).toEqual([
    ['05-31', 'past', null, false],
    ['06-01', 'open', 140_000, true],
    ['06-02', 'open', 140_000, true],
    ['06-03', 'open', 140_000, true],
    ['06-04', 'open', 180_000, false],
    ['06-05', 'open', 180_000, false],
    ['06-06', 'open', 140_000, true],
    ['06-07', 'open', 140_000, true],
    ['06-08', 'sold_out', null, false],
    ['06-09', 'closed', null, false],
    ['06-10', 'open', 150_000, false],
    ['06-11', 'open', 180_000, false],
    ['06-12', 'open', 180_000, false],
  ]);
});

test('takes the minimum and maximum nights from the room types that are open for arrival', async () => {
  const { data } = await getCalendar({ from: '2027-06-10', to: '2027-06-11' });
  expect(data?.days[0]).toMatchObject({
    min_nights: 3,
    max_nights: 8,
    closed_to_arrival: false,
    closed_to_departure: true,
  });
  expect(data?.days[1]).toMatchObject({ min_nights: 1, max_nights: 30, closed_to_departure: false });
});

test('returns the lowest price among the room types with enough rooms left, or the price of the requested one', async () => {
  const price = async (change: Partial<Query>) =>
    (await getCalendar({ from: '2027-06-10', to: '2027-06-10', ...change })).data?.days[0];
  expect(await price({ rooms: 1 })).toMatchObject({ price: 150_000 });
  expect(await price({ rooms: 3 })).toMatchObject({ price: 150_002, closed_to_arrival: false });
  expect(await price({ rooms: 4 })).toMatchObject({ price: 150_003, closed_to_arrival: true });
  expect(await price({ rooms: 5 })).toMatchObject({ status: 'sold_out', price: null });
  expect(await price({ room_type_code: 'FAM' })).toMatchObject({ price: 150_001 });
});

test('finds the cheapest day of the whole month, even if the request covers only a few days', async () => {
  const { data } = await getCalendar({ from: '2027-06-11', to: '2027-06-12' });
  expect(data?.days.some((day) => day.is_cheapest)).toBe(false);
});

test('reports days after the last night as beyond the horizon', async () => {
  const { data } = await getCalendar({ from: '2028-05-30', to: '2028-06-01' });
  expect(data?.days.map((day) => day.status)).toEqual(['open', 'beyond_horizon', 'beyond_horizon']);
});

test('responds with 304 until a room is sold', async () => {
  const week = { from: '2027-06-20', to: '2027-06-26' };
  const first = await getCalendar(week);
  const etag = first.response.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await getCalendar(week, { 'If-None-Match': etag });
  expect(again.response.status).toBe(304);
  await deps.db.execute(sql`update room_day set sold = allotment where stay_date = '2027-06-22'`);
  const sold = await getCalendar(week, { 'If-None-Match': etag });
  expect(sold.response.status).toBe(200);
  expect(sold.data?.days[2]?.status).toBe('sold_out');
});

test.each([
  ['an unknown property', { hotel_code: '99' }, 404, 'not_found'],
  ['an unknown room type', { room_type_code: 'NONE' }, 404, 'not_found'],
  ['a period in which nothing is sold', { from: '2027-06-09', to: '2027-06-09' }, 404, 'no_available_dates'],
  ['a property that takes no bookings', { hotel_code: '14' }, 404, 'no_available_dates'],
  ['the year 0', { from: '0000-01-01', to: '0000-01-02' }, 404, 'no_available_dates'],
  ['the year 9999', { from: '9999-12-01', to: '9999-12-31' }, 404, 'no_available_dates'],
  ['an end before the start', { to: '2027-05-31' }, 422, 'stay_order'],
  ['a period of 101 days', { to: '2027-09-09' }, 422, 'validation'],
  ['zero rooms', { rooms: 0 }, 422, 'validation'],
  ['six rooms', { rooms: 6 }, 422, 'validation'],
  ['an invalid date', { from: 'soon' }, 422, 'validation'],
] as [string, Partial<Query>, number, string][])('rejects %s', async (_, change, status, code) => {
  const { error, response } = await getCalendar(change);
  expect([response.status, error?.code]).toEqual([status, code]);
});

test('accepts a period of 100 days', async () => {
  const { data } = await getCalendar({ to: '2027-09-08' });
  expect(data?.days).toHaveLength(100);
});

test("marks the property's holidays", async () => {
  const { data } = await getCalendar({ from: '2027-06-05', to: '2027-06-07' });
  expect(data?.days.map((day) => day.is_holiday)).toEqual([undefined, true, undefined]);
});

describe('with a promotion code', () => {
  const promoted = async (change: Partial<Query>) => {
    const { data } = await getCalendar({ from: '2027-06-10', to: '2027-06-12', ...change });
    return data?.days.map(({ price, promotion_price }) => [price, promotion_price]);
  };

  test('each open day has the price of the night with the code', async () => {
    expect(await promoted({ promotion_code: 'summer10' })).toEqual([
      [150_000, 135_000],
      [180_000, 162_000],
      [180_000, 162_000],
    ]);
    expect(await promoted({})).toEqual([
      [150_000, undefined],
      [180_000, undefined],
      [180_000, undefined],
    ]);
  });

  test('a fixed discount is divided by the number of nights, and applies only to its room types and lengths of stay', async () => {
    expect(await promoted({ promotion_code: 'TWONIGHTS', nights: 1 })).toEqual(await promoted({}));
    const twin = { promotion_code: 'TWONIGHTS', nights: 2, room_type_code: 'DLX' };
    expect((await promoted(twin))?.slice(1)).toEqual([
      [230_000, 215_000],
      [230_000, 215_000],
    ]);
    // The promotion excludes the cheapest room. The discounted rooms still cost more, so no `promotion_price` is
    // returned.
    expect((await promoted({ promotion_code: 'TWONIGHTS', nights: 2 }))?.at(-1)).toEqual([180_000, undefined]);
  });

  test('an unknown code is rejected, and a code for other dates changes nothing', async () => {
    const { error, response } = await getCalendar({ promotion_code: 'NOSUCH' });
    expect([response.status, error?.code, error?.errors?.[0]?.pointer]).toEqual([
      422,
      'promotion_invalid',
      '/promotion_code',
    ]);
    expect(await promoted({ promotion_code: 'OPENING' })).toEqual(await promoted({}));
  });
});
