import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { clientOf, demoHotel, loadHotels } from '../../tests/support/properties.ts';
import { silentLog } from '../platform/log.ts';
import { competitorRatesFrom, type Fetch } from './competitor-rates.ts';

let deps: TestDeps;
const RATES = 'https://rates.example';
const THEIRS = [
  { site: 'Staywide', total_price: 392_000, currency: 'KRW', url: 'https://staywide.example' },
  { site: 'Elsewhere', total_price: 300, currency: 'USD', url: 'https://elsewhere.example' },
];

beforeAll(async () => {
  deps = await testDeps();
  await loadHotels(deps.db, demoHotel('1'), demoHotel('10'));
});
afterAll(() => deps.close());

/** Asks our server, whose competitors answer as given. */
async function compare(answer: () => Promise<Response>, change: object = {}, url: string | undefined = RATES) {
  const asked: string[] = [];
  const ask = asking(async (address) => {
    asked.push(address);
    return answer();
  }, url);
  const result = await ask(change);
  return { ...result, asked, list: result.data?.priceCompareList };
}

function asking(fetch: (address: string) => Promise<Response>, url: string) {
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

test('our lowest price for two comes first, then what others ask in our currency', async () => {
  const { list, asked } = await compare(answers(THEIRS));
  expect(list).toEqual([
    { site: 'Direct', total_price: 360_000, is_ours: true },
    { site: 'Staywide', total_price: 392_000, is_ours: false },
  ]);
  expect(asked).toEqual([`${RATES}/rates?hotel_code=1&start_date=2027-06-11&end_date=2027-06-13`]);
});

test('a property that does not compare asks nobody', async () => {
  const { list, asked } = await compare(answers(THEIRS), { hotel_code: '10' });
  expect([list, asked]).toEqual([[], []]);
});

test.each([
  ['fail', async () => Promise.reject(new TypeError('fetch failed'))],
  ['answer with an error', answers(THEIRS, 500)],
  ['answer what cannot be read', answers([{ site: 'Staywide', total_price: '392,000' }])],
  ['answer no JSON', async () => new Response('<html>')],
  ['have no rate', answers([])],
])('the list is empty when the others %s', async (_, answer) => {
  const { list, response } = await compare(answer);
  expect([response.status, list]).toEqual([200, []]);
});

test.each([
  { startDate: '9999-01-01', endDate: '9999-01-03' },
  { startDate: '2027-06-11', endDate: '2028-06-11' },
])('of a stay that the property does not sell nobody is asked: %j', async (dates) => {
  const { response, list, asked } = await compare(answers(THEIRS), dates);
  expect([response.status, list, asked]).toEqual([200, [], []]);
});

test('one address asks the others so often a minute', async () => {
  deps.clock.advance(600_000);
  const ask = asking(answers([]), RATES);
  const statuses = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await ask()).response.status);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  deps.clock.advance(600_000);
});

test('without an address of a rates service nobody is asked', async () => {
  const { list } = await compare(answers(THEIRS), {}, '');
  expect(list).toEqual([]);
});

test('others that do not answer in time are given up', async () => {
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
])('with %j it is refused', async (change, status, code) => {
  const { error, response } = await compare(answers(THEIRS), change);
  expect([response.status, error?.code]).toEqual([status, code]);
});
