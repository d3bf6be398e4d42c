import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDeps, testDeps } from '../../tests/support/api/deps.ts';
import { clientOf, demoHotel, loadHotels } from '../../tests/support/api/properties.ts';
import { departure, loadFerry, push } from '../../tests/support/api/voyages.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
  await loadHotels(deps.db, demoHotel('1'));
  await loadFerry(deps.db);
});
afterAll(() => deps.close());

function api() {
  return clientOf(deps);
}

const ONE_WAY = { hotel_code: '20', route_code: 'ICNTAO', departure_date: '2027-06-11', adult: 2, kid: 0, infant: 1 };
const ROUND = { ...ONE_WAY, return_route_code: 'TAOICN', return_date: '2027-06-14' };
const CHOSEN = { hotel_code: '20', outbound: 'IT0611', inbound: 'TI0614', adult: 2, kid: 0, infant: 1 };

function problemOf({ error }: { error?: { code: string; status: number; errors?: { pointer: string }[] } }) {
  return error && [error.status, error.code, ...(error.errors ?? []).map(({ pointer }) => pointer)].join(' ');
}

test('returns the ports, the routes with their ships, and the ships', async () => {
  const { data } = await api().GET('/client/sailing/ports', { params: { query: { hotel_code: '20' } } });
  expect(data?.ports.map(({ port_code, time_zone }) => [port_code, time_zone])).toEqual([
    ['ICN', 'Asia/Seoul'],
    ['TAO', 'Asia/Shanghai'],
  ]);
  expect(data?.routes.map(({ route_code, ship_codes }) => [route_code, ship_codes])).toEqual([
    ['ICNTAO', ['HANBADA']],
    ['ICNTAOX', ['NURI']],
    ['TAOICN', ['HANBADA', 'NURI']],
  ]);
  expect(data?.ships.map(({ ship_code, capacity }) => [ship_code, capacity])).toEqual([
    ['HANBADA', 660],
    ['NURI', 320],
  ]);
});

test('returns a ship with its decks and cabins, in the requested language', async () => {
  const params = { path: { ship_code: 'NURI' }, query: { hotel_code: '20' }, header: { 'Accept-Language': 'en' } };
  const { data } = await api().GET('/client/sailing/ships/{ship_code}', { params });
  expect(data?.ship).toMatchObject({ ship_name: 'Nuri', built: 2022, facilities: ['Café', 'Duty-free shop'] });
  expect(data?.ship.cabin_types.map(({ cabin_type_code }) => cabin_type_code)).toEqual(['INS', 'OCV']);
  expect(data?.ship.cabin_types[0]).toMatchObject({ view: 'none', beds: [{ kind: 'bunk', count: 2 }] });
  expect(data?.ship.decks.map(({ deck_name }) => deck_name)).toEqual(['Panorama', 'Reception']);
});

describe('getSailingCalendar', () => {
  const calendar = (query: object = {}) =>
    api().GET('/client/sailing/calendar', {
      params: {
        query: { hotel_code: '20', route_code: 'ICNTAO', from: '2027-06-01', to: '2027-06-30', ...query },
      },
    });

  test('returns the lowest price for one traveller on each day, and the number of berths left if there are only a few', async () => {
    const { data } = await calendar();
    const days = new Map(data?.days.map((day) => [day.date, day]));
    expect(data?.today).toBe('2027-06-01');
    expect(days.get('2027-06-01')).toMatchObject({ status: 'open', price: 100_000, sailings: 1 });
    expect(days.get('2027-06-02')).toMatchObject({ status: 'no_sailing', price: null, sailings: 0 });
    expect(days.get('2027-06-04')).toMatchObject({ status: 'sold_out', price: null, remaining: 0 });
    expect(days.get('2027-06-11')).toMatchObject({ status: 'open', price: 160_000, remaining: 10, is_cheapest: false });
    expect(days.get('2027-06-18')).toMatchObject({ status: 'open', price: 180_000, remaining: 24 });
    expect(days.get('2027-06-25')).toMatchObject({ status: 'cancelled', remaining: null, sailings: 0 });
    expect([...days.values()].filter((day) => day.is_cheapest).map(({ date }) => date)).toEqual([
      '2027-06-01',
      '2027-06-08',
    ]);
  });

  test('reports a day with too few berths as sold out, and a day whose ship has departed as past', async () => {
    const { data } = await calendar({ travellers: 25 });
    expect(data?.days.find(({ date }) => date === '2027-06-18')?.status).toBe('sold_out');
    deps.clock.set('2027-06-01T10:00:00Z');
    const later = await calendar();
    expect(later.data?.days[0]).toMatchObject({ date: '2027-06-01', status: 'past', price: null });
    deps.clock.set('2027-06-01T01:00:00Z');
  });

  test.each([
    ['404 not_found', { hotel_code: '99' }],
    ['404 not_found', { hotel_code: '1' }],
    ['404 not_found', { route_code: 'ICNSKY' }],
    ['404 no_available_dates', { from: '2028-07-01', to: '2028-07-30' }],
    ['422 stay_order /to', { to: '2027-05-31' }],
    ['422 validation /to', { to: '2027-12-31' }],
    ['422 validation /travellers', { travellers: 0 }],
  ])('responds with %s', async (problem, query) => {
    expect(problemOf(await calendar(query))).toBe(problem);
  });
});

describe('searchSailings', () => {
  const search = (change: object = {}, of: object = ROUND) =>
    api().POST('/client/sailing/search', { body: { ...of, ...change } as typeof ONE_WAY });

  test('returns the sailings on both days with the lowest price for these travellers', async () => {
    const { data } = await search();
    expect(data?.trip).toBe('round_trip');
    expect(data?.outbound).toMatchObject([
      {
        leg: {
          departure_code: 'IT0611',
          departs_at: '2027-06-11T18:00:00+09:00',
          arrives_at: '2027-06-12T10:00:00+08:00',
          duration_minutes: 1020,
        },
        status: 'open',
        price: 160_000,
        total_price: 335_000,
      },
    ]);
    expect(data?.inbound.map(({ leg, status, remaining }) => [leg.departure_code, status, remaining])).toEqual([
      ['TI0614', 'open', 8],
      ['TI0614N', 'sold_out', 0],
    ]);
    expect(data?.inbound[1]?.leg.arrives_at).toBe('2027-06-15T06:00:00+09:00');
  });

  test('reports cancelled and departed sailings', async () => {
    const cancelled = await search({ departure_date: '2027-06-25' }, ONE_WAY);
    expect(cancelled.data?.outbound).toMatchObject([{ status: 'cancelled', price: null, total_price: null }]);
    deps.clock.set('2027-06-01T10:00:00Z');
    const left = await search({ departure_date: '2027-06-01' }, ONE_WAY);
    expect(left.data?.outbound).toMatchObject([{ status: 'departed', price: null, remaining: null }]);
    deps.clock.set('2027-06-01T01:00:00Z');
  });

  test('returns the nearest days with a sailing if there is none on the requested day', async () => {
    const { error } = await search({ departure_date: '2027-06-13' });
    expect(error).toMatchObject({ code: 'no_sailings', status: 404 });
    expect(error?.nearest_dates?.[0]).toEqual({
      start_date: '2027-06-11',
      end_date: '2027-06-14',
      total_price: 670_000,
    });
    expect(error?.nearest_dates?.length).toBe(5);
  });

  test.each([
    ['404 not_found', { hotel_code: '99' }],
    ['404 not_found', { route_code: 'ICNSKY' }],
    ['404 not_found', { return_route_code: 'ICNSKY' }],
    ['404 no_sailings', { return_date: '2027-06-15' }],
    ['422 validation /adult', { adult: 0 }],
    ['422 validation /return_date', { return_date: undefined }],
    ['422 validation /return_route_code', { return_route_code: undefined }],
    ['422 validation /return_route_code', { return_route_code: 'ICNTAOX' }],
    ['422 return_before_arrival /return_date', { return_date: '2027-06-10' }],
    ['422 return_before_arrival /return_date', { return_date: '2027-06-11' }],
    ['422 stay_in_past /departure_date', { departure_date: '2027-05-28' }],
    ['422 stay_beyond_horizon /departure_date', { departure_date: '2028-06-12', return_date: '2028-06-15' }],
    ['422 stay_beyond_horizon /return_date', { return_date: '2028-06-12' }],
    ['422 party_over_maximum /adult', { adult: 10 }],
  ])('responds with %s', async (problem, change) => {
    expect(problemOf(await search(change))).toBe(problem);
  });
});

describe('searchCabins', () => {
  const cabins = (change: object = {}) => api().POST('/client/sailing/cabins', { body: { ...CHOSEN, ...change } });

  test('returns the cabins with their price for the round trip and the number left', async () => {
    const { data } = await cabins();
    expect(data).toMatchObject({ trip: 'round_trip', max_rooms: 3, free_until: '2027-06-04' });
    expect(data?.legs.map(({ departure_code }) => departure_code)).toEqual(['IT0611', 'TI0614']);
    expect(data?.cabins).toMatchObject([
      { cabin_type: { cabin_type_code: 'INS' }, status: 'sold_out', remaining: 0, total_price: null },
      {
        cabin_type: { cabin_type_code: 'OCV' },
        status: 'available',
        remaining: 4,
        cabins_needed: 1,
        fares: { adult: 300_000, kid: 150_000, infant: 30_000 },
        port_tax: { adult: 20_000, kid: 10_000, infant: 0 },
        single_use_supplement: 100_000,
        total_price: 670_000,
      },
      { cabin_type: { cabin_type_code: 'RYL' }, status: 'sold_out', remaining: 0, fares: null },
    ]);
  });

  test('charges a supplement for a traveller alone in a cabin, and returns too_small if a booking allows too few cabins', async () => {
    const three = await cabins({ adult: 3, infant: 0, inbound: undefined });
    expect(three.data?.cabins[1]).toMatchObject({ cabins_needed: 2, total_price: 3 * 160_000 + 50_000 });
    const seven = await cabins({ adult: 7, infant: 0, inbound: undefined });
    expect(seven.data?.cabins[1]).toMatchObject({ status: 'too_small', cabins_needed: null, total_price: null });
  });

  test.each([
    ['404 not_found', { hotel_code: '99' }],
    ['404 not_found', { outbound: 'IT0000' }],
    ['404 not_found', { inbound: 'IT0000' }],
    ['409 sailing_closed', { outbound: 'IT0625', inbound: undefined }],
    ['422 validation /outbound', { outbound: '인천' }],
    ['422 validation /inbound', { inbound: 'IT0618' }],
    ['422 return_before_arrival /inbound', { inbound: 'TI0607' }],
    ['422 party_over_maximum /adult', { adult: 20 }],
  ])('responds with %s', async (problem, change) => {
    expect(problemOf(await cabins(change))).toBe(problem);
  });

  test('rejects a sailing that has departed', async () => {
    deps.clock.set('2027-06-01T09:00:00Z');
    expect(problemOf(await cabins({ outbound: 'IT0601', inbound: undefined }))).toBe('409 sailing_closed');
    deps.clock.set('2027-06-01T08:59:00Z');
    expect((await cabins({ outbound: 'IT0601', inbound: undefined })).response.status).toBe(200);
    deps.clock.set('2027-06-01T01:00:00Z');
  });
});

test('updates the fares of stored departures, and stops selling a cabin type without a fare', async () => {
  await loadHotels(
    deps.db,
    demoHotel('20', (hotel) => {
      const { fares } = hotel.sailing!;
      hotel.sailing!.fares = fares
        .filter(({ cabin_type_code }) => cabin_type_code !== 'RYL')
        .map((fare) => ({ ...fare, fares: { ...fare.fares, adult: fare.fares.adult + 1_000 } }));
    }),
  );
  const { data } = await api().POST('/client/sailing/cabins', { body: { ...CHOSEN, inbound: undefined } });
  expect(data?.cabins.map(({ status, fares }) => [status, fares?.adult])).toEqual([
    ['sold_out', undefined],
    ['available', 151_000],
    ['sold_out', undefined],
  ]);
  await loadFerry(deps.db);
});

describe('putDepartures', () => {
  const put = (departures: object[], hotel_code = '20', key = 'provider-key-of-the-tests') =>
    clientOf(deps, { 'Provider-Key': key }).PUT('/provider/departures', {
      body: { hotel_code, departures } as never,
    });

  test('stores departures, and accepts the same rows again', async () => {
    const row = departure('IT0618', { departs_at: '2027-06-18T19:30' });
    expect((await put([row])).data).toEqual({ result: 'success', departures: 1 });
    expect((await put([row])).data).toEqual({ result: 'success', departures: 1 });
    const { data } = await api().POST('/client/sailing/search', { body: { ...ONE_WAY, departure_date: '2027-06-18' } });
    expect(data?.outbound[0]?.leg).toMatchObject({
      departs_at: '2027-06-18T19:30:00+09:00',
      arrives_at: '2027-06-19T11:30:00+08:00',
    });
    await push(deps.db, departure('IT0618'));
  });

  test('stores the maximum of 500 departures with many cabin types, and changes them', async () => {
    const cabins = Array.from({ length: 20 }, (_, n) => ({ cabin_type_code: `X${n}`, count: 10 }));
    await loadFerry(deps.db, ({ sailing }) => {
      const type = sailing!.cabin_types[0]!;
      sailing!.cabin_types.push(...cabins.map(({ cabin_type_code }) => ({ ...type, cabin_type_code })));
      sailing!.ships[0]!.cabins.push(...cabins);
    });
    const { cabins: _, ...row } = departure('IT0618');
    const rowsOf = (capacity: number) =>
      Array.from({ length: 500 }, (__, n) => ({ ...row, departure_code: `MANY${n}`, capacity }));
    for (const rows of [rowsOf(100), rowsOf(101)]) {
      expect((await put(rows)).data).toEqual({ result: 'success', departures: 500 });
    }
    expect(problemOf(await put([...rowsOf(1), row]))).toBe('422 validation /departures');
    await loadFerry(deps.db);
  });

  test.each([
    ['401 invalid_api_key', [departure('IT0618')], '20', 'another-key'],
    ['404 not_found', [departure('IT0618')], '99', undefined],
    ['422 validation /hotel_code', [departure('IT0618')], '1', undefined],
    ['422 validation /departures', [], '20', undefined],
    ['422 validation /departures/0/ship_code', [departure('IT0618', { ship_code: 'SKY' })], '20', undefined],
    ['422 validation /departures/0/route_code', [departure('IT0618', { route_code: 'SKY' })], '20', undefined],
    ['422 validation /departures/0/departure_code', [departure('IT0618', { route_code: 'ICNTAOX' })], '20', undefined],
    ['422 validation /departures/1/departure_code', [departure('IT0618'), departure('IT0618')], '20', undefined],
    [
      '422 validation /departures/0/departs_at',
      [departure('IT0618', { departs_at: '2027-02-30T18:00' })],
      '20',
      undefined,
    ],
    [
      '422 validation /departures/0/cabins/0/cabin_type_code',
      [departure('IT0618', { cabins: [{ cabin_type_code: 'SKY', count: 1 }] })],
      '20',
      undefined,
    ],
  ])('responds with %s', async (problem, rows, hotel, key) => {
    expect(problemOf(await put(rows, hotel, key))).toBe(problem);
  });

  test('rejects a property of another company', async () => {
    const others = {
      ...deps,
      settings: { ...deps.settings, providerKeys: [{ companyCode: 'others', key: 'key-of-others' }] },
    };
    const answer = await clientOf(others, { 'Provider-Key': 'key-of-others' }).PUT('/provider/departures', {
      body: { hotel_code: '20', departures: [departure('IT0618')] },
    });
    expect(problemOf(answer)).toBe('403 forbidden');
  });
});
