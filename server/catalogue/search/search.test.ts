import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchRequest } from '../../../generated/types.ts';
import { couple, hotelsWithGaps, twoNights } from '../../../tests/support/api/catalogue.ts';
import { type TestDeps, testDeps } from '../../../tests/support/api/deps.ts';
import { clientOf, loadHotels, TODAY } from '../../../tests/support/api/properties.ts';
import { statementsOf } from '../../../tests/support/database/statements.ts';

let deps: TestDeps;
let api: ReturnType<typeof clientOf>;

beforeAll(async () => {
  deps = await testDeps();
  await loadHotels(deps.db, ...hotelsWithGaps());
  api = clientOf(deps, { 'Accept-Language': 'ko' });
});
afterAll(() => deps.close());

function search(change: Partial<SearchRequest> = {}) {
  return api.POST('/client/catalogue/search', { body: { ...twoNights, ...change } });
}
async function statuses(change: Partial<SearchRequest>) {
  const { data } = await search(change);
  return Object.fromEntries(data?.roomPriceList.map((room) => [room.room_type_code, room.status]) ?? []);
}

describe('search for two nights and two guests', () => {
  test('returns each room type with its price, and the number of rooms left if there are only a few', async () => {
    const { data } = await search();
    expect(
      data?.roomPriceList.map((room) => [room.room_type_code, room.status, room.remaining, room.total_price]),
    ).toEqual([
      ['STD', 'available', null, 360_000],
      ['DLX', 'available', 3, 460_000],
      ['FAM', 'available', null, 600_000],
      ['STE', 'sold_out', 0, null],
    ]);
    expect(data?.roomList[1]?.icons.map(({ title }) => title)).toEqual([
      '욕조',
      '책상',
      '커피 머신',
      '객실 금고',
      '수영장',
      '피트니스',
    ]);
    expect(data?.roomPriceList[0]?.nights).toEqual([
      { date: '2027-06-11', price: 180_000 },
      { date: '2027-06-12', price: 180_000 },
    ]);
    expect(data?.nearest_dates).toEqual([]);
  });

  test('returns rooms with and without packages, cheapest first, with the last day of free cancellation', async () => {
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

  test('offers a package only for stays that are long enough', async () => {
    const { data } = await search({ end_date: '2027-06-12' });
    const packages = new Set(data?.sumPriceList.map((one) => one.package_code));
    expect(packages).toEqual(new Set([null, 'BB']));
  });

  test('offers a package at its price for the dates, and not on nights without a price', async () => {
    const on = async (start_date: string, end_date: string) => {
      const { data } = await search({ start_date, end_date });
      const price = (pack: string | null) =>
        data!.sumPriceList.find((one) => one.room_type_code === 'DLX' && one.package_code === pack)?.total_price;
      const listed = data!.packagePriceList.find((one) => one.package_code === 'SPA');
      return { adds: (price('SPA') ?? Number.NaN) - price(null)!, listed: listed?.stay_price };
    };
    expect(await on('2027-06-15', '2027-06-17')).toEqual({ adds: 150_000, listed: 150_000 });
    expect(await on('2027-06-19', '2027-06-21')).toEqual({ adds: Number.NaN, listed: null });
    expect(await on('2027-06-22', '2027-06-24')).toEqual({ adds: 200_000, listed: 200_000 });
  });

  test('offers a package only if its options are in stock for every room', async () => {
    const arrival = { start_date: '2027-06-15', end_date: '2027-06-17' };
    const sold = sql`UPDATE upselling_day SET sold = 4 WHERE upselling_code = 'LATE' AND stay_date = '2027-06-15'`;
    await deps.db.execute(sold);
    const packages = async (...party: SearchRequest['reservationInfo']) =>
      new Set((await search({ ...arrival, reservationInfo: party })).data?.sumPriceList.map((one) => one.package_code));
    expect(await packages(couple)).toEqual(new Set([null, 'BB', 'SPA']));
    expect(await packages(couple, couple)).toEqual(new Set([null, 'BB']));
  });

  test('returns options with their remaining stock and what one unit is', async () => {
    const { data } = await search();
    expect(data?.upsellingList.map((one) => [one.upselling_code, one.remaining, one.pricing_unit])).toEqual([
      ['BREAKFAST', null, 'person'],
      ['KIDBREAKFAST', null, 'person'],
      ['LATE', 5, 'room'],
      ['PICKUP', 2, 'vehicle'],
    ]);
  });

  test('deducts a promotion from each price, ignoring the case of its code', async () => {
    const { data } = await search({ promotion_code: 'summer10' });
    expect(data?.promotion).toMatchObject({ promotion_code: 'SUMMER10', discount_type: 'PERCENT' });
    expect(data?.sumPriceList[0]).toMatchObject({
      before_discount: 360_000,
      discount_promotion_price: 36_000,
      total_price: 324_000,
    });
    expect(data?.roomPriceList[0]?.total_price).toBe(360_000);
  });

  test('deducts a promotion from the prices of its room types only', async () => {
    const { data } = await search({ promotion_code: 'TWONIGHTS' });
    const off = Object.fromEntries(
      data?.sumPriceList.map((one) => [one.room_type_code, one.discount_promotion_price]) ?? [],
    );
    expect(off).toEqual({ STD: 0, DLX: 30_000, FAM: 30_000 });
  });

  test('sends one statement for a cached property, and another if nothing is available', async () => {
    await search();
    expect(await statementsOf(deps.db, () => search())).toHaveLength(1);
    const soldOut = { start_date: '2027-06-17', end_date: '2027-06-19' };
    expect(await statementsOf(deps.db, () => search(soldOut))).toHaveLength(2);
    expect((await search(soldOut)).data?.nearest_dates).not.toEqual([]);
  });
});

describe('search for a party', () => {
  test('charges for extra guests in each room', async () => {
    const { data } = await search({ reservationInfo: [couple, { ...couple, adult: 2, kid: 1 }] });
    expect(data?.roomPriceList.find((room) => room.room_type_code === 'DLX')?.total_price).toBe(
      2 * 460_000 + 2 * 20_000,
    );
  });

  test('returns too_small for a room that is too small for the party, not counting infants', async () => {
    expect(await statuses({ reservationInfo: [{ ...couple, kid: 1 }] })).toMatchObject({
      STD: 'too_small',
      DLX: 'available',
    });
    expect(await statuses({ reservationInfo: [{ ...couple, infant: 2 }] })).toMatchObject({ STD: 'available' });
  });

  test('returns pets_not_allowed for a party with a pet, or charges from the third pet on', async () => {
    expect(await statuses({ reservationInfo: [{ ...couple, pet: 1 }] })).toMatchObject({ STD: 'pets_not_allowed' });
    const price = async (pet: number) => {
      const { data } = await search({ hotel_code: '10', reservationInfo: [{ ...couple, pet }] });
      return data?.roomPriceList[0]?.total_price ?? 0;
    };
    expect((await price(2)) - (await price(0))).toBe(0);
    expect((await price(4)) - (await price(0))).toBe(2 * 30_000);
  });

  test('returns sold_out with the number of rooms left if the party needs more', async () => {
    const { data } = await search({ reservationInfo: Array.from({ length: 4 }, () => couple) });
    expect(data?.roomPriceList[1]).toMatchObject({ status: 'sold_out', remaining: 3 });
  });
});

describe('restrictions', () => {
  test('close a room to stays that arrive or depart on a restricted day', async () => {
    expect(await statuses({ start_date: '2027-07-09', end_date: '2027-07-10' })).toMatchObject({ FAM: 'closed' });
    expect(await statuses({ start_date: '2027-07-08', end_date: '2027-07-10' })).toMatchObject({ FAM: 'available' });
    expect(await statuses({ start_date: '2027-07-10', end_date: '2027-07-11' })).toMatchObject({ FAM: 'closed' });
    expect(await statuses({ start_date: '2027-07-10', end_date: '2027-07-12' })).toMatchObject({ FAM: 'available' });
  });
});

test('returns the minimum nights of a room type if the stay is too short, but not if it is too long', async () => {
  const arrival = { start_date: '2027-08-03', end_date: '2027-08-05' };
  await deps.db.execute(
    sql`UPDATE room_day SET min_nights = 3 WHERE room_type_code = 'DLX' AND stay_date = '2027-08-03'`,
  );
  await deps.db.execute(
    sql`UPDATE room_day SET max_nights = 1 WHERE room_type_code = 'FAM' AND stay_date = '2027-08-03'`,
  );
  const lengths = async (more: object) =>
    (await search({ ...arrival, ...more })).data?.roomPriceList.map((room) => [room.status, room.min_nights]);
  expect(await lengths({})).toEqual([
    ['available', null],
    ['closed', 3],
    ['closed', null],
    ['available', null],
  ]);
  expect(await lengths({ end_date: '2027-08-06' })).toContainEqual(['available', null]);
});

describe('search for dates that are not sold', () => {
  const nearestTo = async (start_date: string, end_date: string) => {
    const { response, error } = await search({ start_date, end_date });
    return { status: response.status, code: error?.code, nearest: error?.nearest_dates };
  };

  test('extends a stay that is too short to the minimum nights, and also offers others of the same length', async () => {
    await deps.db.execute(sql`UPDATE room_day SET min_nights = 3 WHERE hotel_code = '1' AND stay_date = '2027-09-07'`);
    const { nearest, ...refused } = await nearestTo('2027-09-07', '2027-09-08');
    expect(refused).toEqual({ status: 422, code: 'stay_length' });
    expect(nearest).toHaveLength(5);
    expect(nearest).toContainEqual({ start_date: '2027-09-07', end_date: '2027-09-10', total_price: 420_000 });
    expect(nearest).toContainEqual({ start_date: '2027-09-08', end_date: '2027-09-09', total_price: 140_000 });
  });

  test('returns the nearest dates on which the property is open', async () => {
    await deps.db.execute(sql`UPDATE room_day SET closed = true WHERE hotel_code = '1' AND stay_date = '2027-09-15'`);
    const { nearest, ...refused } = await nearestTo('2027-09-15', '2027-09-16');
    expect(refused).toEqual({ status: 409, code: 'stay_closed' });
    expect(nearest?.map(({ start_date }) => start_date)).toEqual([
      '2027-09-12',
      '2027-09-13',
      '2027-09-14',
      '2027-09-16',
      '2027-09-17',
    ]);
  });
});

describe('search for dates that are sold out', () => {
  test('lists the rooms as sold out and returns the nearest available dates', async () => {
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

test('reports a room type as sold out when all its rooms are sold', async () => {
  await deps.db.execute(
    sql`update room_day set sold = allotment where room_type_code = 'FAM' and stay_date = '2027-06-12'`,
  );
  expect(await statuses({})).toMatchObject({ FAM: 'sold_out' });
});

test('returns only room types of the requested property', async () => {
  const { data } = await search({ hotel_code: '10', start_date: TODAY, end_date: '2027-06-02' });
  expect(data?.roomPriceList.map((room) => room.room_type_code)).toEqual(['OCN', 'COT']);
});
