import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDeps, testDeps } from '../../tests/support/api/deps.ts';
import { clientOf, demoHotel, loadHotels } from '../../tests/support/api/properties.ts';

let deps: TestDeps;
let api: ReturnType<typeof clientOf>;

beforeAll(async () => {
  deps = await testDeps();
  await loadHotels(
    deps.db,
    demoHotel('1', ({ room_types: [room] }) => {
      for (const optional of ['icons', 'view', 'beds'] as const) delete room![optional];
    }),
    demoHotel('10'),
  );
  api = clientOf(deps, { 'Accept-Language': 'en' });
});
afterAll(() => deps.close());

describe('getRoom', () => {
  const get = (room_type_code: string, hotel_code = '1', headers: Record<string, string> = {}) =>
    api.GET('/client/catalogue/rooms/{room_type_code}', {
      params: { path: { room_type_code }, query: { hotel_code } },
      headers,
    });

  test('responds in the requested language, and with 304 if nothing has changed', async () => {
    const { data, response } = await get('DLX');
    expect(data?.room).toMatchObject({ room_type_name: 'Deluxe Twin', standard: 2, max_person: 3, area: 32 });
    expect(data?.room.plan).toMatchObject({ width: 6.4, depth: 5 });
    expect(data?.room).toMatchObject({ view: 'river', beds: [{ kind: 'single', count: 2 }] });
    const again = await get('DLX', '1', { 'If-None-Match': response.headers.get('etag') ?? '' });
    expect(again.response.status).toBe(304);
    expect(Object.fromEntries(again.response.headers)).toMatchObject({
      'cache-control': 'no-cache',
      etag: response.headers.get('etag'),
      'x-request-id': expect.any(String),
    });
    const korean = await get('DLX', '1', {
      'If-None-Match': response.headers.get('etag') ?? '',
      'Accept-Language': 'ko',
    });
    expect(korean.data?.room.room_type_name).toBe('디럭스 트윈');
  });

  test("returns the room's icons in the room's order and in the requested language", async () => {
    const { data } = await get('DLX');
    expect(data?.room.icons.slice(0, 2)).toEqual([
      { file_seq: 7, file_path: 'pictures/icon-bath.svg', title: 'Bathtub' },
      { file_seq: 10, file_path: 'pictures/icon-desk.svg', title: 'Desk' },
    ]);
    expect(data?.room.icons.at(-1)).toMatchObject({ file_seq: 5, title: 'Gym' });
    const unmarked = await get('STD');
    expect(unmarked.data?.room.icons).toEqual([]);
  });

  test('omits the beds and the view if the provider only describes them', async () => {
    const { data } = await get('STD');
    expect(data?.room).toMatchObject({ view_type: 'River', bed_type: '1 double' });
    expect(data?.room).not.toHaveProperty('view');
    expect(data?.room).not.toHaveProperty('beds');
  });

  test.each([
    ['NONE', '1'],
    ['OCN', '1'],
    ['DLX', '99'],
  ])('responds with not_found for code %s of property %s', async (code, hotel) => {
    const { error, response } = await get(code, hotel);
    expect([response.status, error?.code]).toEqual([404, 'not_found']);
  });

  test('rejects an invalid code', async () => {
    const { error } = await get('no such room');
    expect(error?.code).toBe('validation');
  });
});

describe('getPackage', () => {
  const get = (package_code: string, hotel_code = '1') =>
    api.GET('/client/catalogue/packages/{package_code}', { params: { path: { package_code }, query: { hotel_code } } });

  test('returns the package with its price', async () => {
    const { data, response } = await get('SPA');
    expect(data?.package).toMatchObject({ package_name: 'Unwind', min_nights: 2, room_type_codes: ['DLX', 'STE'] });
    expect(data?.price).toEqual({ package_code: 'SPA', charge: 'per_stay', price: 150_000 });
    expect(response.headers.get('etag')).toBeTruthy();
  });

  test.each([
    ['NONE', '1'],
    ['BB', '10'],
    ['BB', '99'],
  ])('responds with not_found for code %s of property %s', async (code, hotel) => {
    const { error } = await get(code, hotel);
    expect(error?.code).toBe('not_found');
  });
});

describe('checkPromotion', () => {
  const check = (change: object = {}, on = api) =>
    on.POST('/client/catalogue/promotions/check', {
      body: {
        hotel_code: '1',
        promotion_code: 'SUMMER10',
        start_date: '2027-06-11',
        end_date: '2027-06-13',
        ...change,
      },
    });

  test('returns the discount', async () => {
    const { data } = await check({ promotion_code: 'twonights' });
    expect(data?.promotion).toEqual({
      promotion_code: 'TWONIGHTS',
      promotion_name: '30,000 won off two nights',
      discount_type: 'FIXED',
      discount_amount: 30_000,
    });
  });

  test.each([
    [{ promotion_code: 'NOSUCH' }, 422, 'promotion_invalid'],
    [{ promotion_code: 'WALKIES' }, 422, 'promotion_invalid'],
    [{ promotion_code: 'OPENING' }, 422, 'promotion_unusable'],
    [{ promotion_code: 'TWONIGHTS', end_date: '2027-06-12' }, 422, 'promotion_unusable'],
    [{ end_date: '2027-06-11' }, 422, 'stay_order'],
    [{ hotel_code: '99' }, 404, 'not_found'],
    [{ promotion_code: '!' }, 422, 'validation'],
  ])('rejects %j', async (change, status, code) => {
    const { error, response } = await check(change);
    expect([response.status, error?.code]).toEqual([status, code]);
  });

  test('accepts a stay whose last night is the last day of the promotion', async () => {
    const last = { start_date: '2029-05-28', end_date: '2029-05-31' };
    expect((await check(last)).response.status).toBe(200);
    expect((await check({ ...last, end_date: '2029-06-01' })).error?.code).toBe('promotion_unusable');
  });

  test('limits the total number of attempts from an address across checks, searches, quotes and calendars', async () => {
    deps.clock.advance(600_000);
    const couple = { adult: 2, kid: 0, infant: 0, pet: 0 };
    const body = { hotel_code: '1', start_date: '2027-06-11', end_date: '2027-06-13', reservationInfo: [couple] };
    const search = (promotion_code: string) =>
      api.POST('/client/catalogue/search', { body: { ...body, promotion_code } });
    const { reservationInfo: _, ...dates } = body;
    const room = { room_type_code: 'STD', ...couple, selectedUpselling: [] };
    const quote = (promotion_code?: string) =>
      api.POST('/client/booking/quotes', {
        body: { ...dates, reservationRoomList: [room], ...(promotion_code && { promotion_code }) },
      });
    const days = { hotel_code: '1', from: '2027-06-11', to: '2027-06-13' };
    const calendar = (promotion_code?: string) =>
      api.GET('/client/catalogue/calendar', {
        params: { query: { ...days, ...(promotion_code && { promotion_code }) } },
      });
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 15; i += 1)
      for (const attempt of [check(), search(`TRY${i}`), quote(`TRY${i}`), calendar(`TRY${i}`)])
        codes.push((await attempt).error?.code);
    expect(codes).not.toContain('rate_limited');
    const refused = await check();
    expect([refused.response.status, refused.error?.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await search('SUMMER10')).error?.code).toBe('rate_limited');
    expect((await quote('SUMMER10')).error?.code).toBe('rate_limited');
    expect((await calendar('SUMMER10')).error?.code).toBe('rate_limited');
    expect((await calendar()).response.status).toBe(200);
    expect((await quote()).response.status).toBe(201);
    expect((await api.POST('/client/catalogue/search', { body })).response.status).toBe(200);
  });
});
