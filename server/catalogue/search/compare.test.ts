import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDeps, testDeps } from '../../../tests/support/api/deps.ts';
import { clientOf, demoHotel, loadHotels } from '../../../tests/support/api/properties.ts';
import { silentLog } from '../../platform/log.ts';
import { competitorRatesFrom, type Fetch } from './competitor-rates.ts';

let deps: TestDeps;
const RATES = 'https://rates.example';
const COMPETITORS = [
  { site: 'Staywide', total_price: 392_000, currency: 'KRW', url: 'https://staywide.example' },
  { site: 'Elsewhere', total_price: 300, currency: 'USD', url: 'https://elsewhere.example' },
];

beforeAll(async () => {
  deps = await testDeps();
  await loadHotels(deps.db, demoHotel('1'), demoHotel('10'));
});
afterAll(() => deps.close());

/**
 * Compares prices, using a rates service that responds with the result of `answer`. Also returns the requested
 * addresses.
 */
async function compare(answer: () => Promise<Response>, change: object = {}, url: string | undefined = RATES) {
  const requested: string[] = [];
  const send = comparing(async (address) => {
    requested.push(address);
    return answer();
  }, url);
  const result = await send(change);
  return { ...result, requested, list: result.data?.priceCompareList };
}

function comparing(fetch: (address: string) => Promise<Response>, url: string) {
  const api = clientOf({
    ...deps,
    fetch: (async (address) => fetch(String(address))) as typeof globalThis.fetch,
    settings: { ...deps.settings, competitorRatesUrl: url },
  });
  const body = { hotel_code: '1', startDate: '2027-06-11', endDate: '2027-06-13' };
  return (change: object = {}) => api.POST('/client/booking/price/compare', { body: { ...body, ...change } });
}
function answers(body: unknown, status = 200) {
  return async () => Response.json(body, { status });
}

test('returns our lowest price for two adults first, followed by the other prices in the same currency', async () => {
  const { list, requested } = await compare(answers(COMPETITORS));
  expect(list).toEqual([
    { site: 'Direct', total_price: 360_000, is_ours: true },
    { site: 'Staywide', total_price: 392_000, is_ours: false },
  ]);
  expect(requested).toEqual([`${RATES}/rates?hotel_code=1&start_date=2027-06-11&end_date=2027-06-13`]);
});

test('sends no request for a property that does not compare prices', async () => {
  const { list, requested } = await compare(answers(COMPETITORS), { hotel_code: '10' });
  expect([list, requested]).toEqual([[], []]);
});

test.each([
  ['fails', async () => Promise.reject(new TypeError('fetch failed'))],
  ['responds with an error', answers(COMPETITORS, 500)],
  ['responds in an unknown format', answers([{ site: 'Staywide', total_price: '392,000' }])],
  ['responds with HTML instead of JSON', async () => new Response('<html>')],
  ['has no rates', answers([])],
])('returns an empty list if the rates service %s', async (_, answer) => {
  const { list, response } = await compare(answer);
  expect([response.status, list]).toEqual([200, []]);
});

test.each([
  { startDate: '9999-01-01', endDate: '9999-01-03' },
  { startDate: '2027-06-11', endDate: '2028-06-11' },
])('sends no request for a stay that the property does not sell: %j', async (dates) => {
  const { response, list, requested } = await compare(answers(COMPETITORS), dates);
  expect([response.status, list, requested]).toEqual([200, [], []]);
});

test('limits an address to 30 comparisons a minute', async () => {
  deps.clock.advance(600_000);
  const send = comparing(answers([]), RATES);
  const statuses = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await send()).response.status);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  deps.clock.advance(600_000);
});

test('returns an empty list if no rates service is configured', async () => {
  const { list } = await compare(answers(COMPETITORS), {}, '');
  expect(list).toEqual([]);
});

test('returns an empty list if the rates service does not respond in time', async () => {
  const never: Fetch = (_, init) =>
    new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  const rates = competitorRatesFrom({ url: RATES, fetch: never, log: silentLog, limitMs: 1 });
  expect(await rates({ hotelCode: '1', start: '2027-06-11', end: '2027-06-13' })).toEqual([]);
});

test.each([
  [{ hotel_code: '99' }, 404, 'not_found'],
  [{ endDate: '2027-06-11' }, 422, 'stay_order'],
  [{ startDate: '2027-05-30' }, 422, 'stay_in_past'],
  [{ startDate: 'tomorrow' }, 422, 'validation'],
])('rejects %j', async (change, status, code) => {
  const { error, response } = await compare(answers(COMPETITORS), change);
  expect([response.status, error?.code]).toEqual([status, code]);
});
