import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_SECRET, type TestDeps, testDeps } from '../../tests/support/api/deps.ts';
import { clientOf, demoHotel, loadHotels } from '../../tests/support/api/properties.ts';
import { createApp } from '../app.ts';
import { createRateLimiter } from '../platform/rate-limit.ts';

const METRICS_KEY = 'metrics-key-of-the-tests';
let deps: TestDeps;

beforeAll(async () => {
  deps = await testDeps();
  deps.settings = { ...deps.settings, metricsKey: METRICS_KEY };
  await loadHotels(deps.db, demoHotel('1'), demoHotel('14'));
});
afterAll(() => deps.close());

async function counts() {
  const headers = { Authorization: `Bearer ${METRICS_KEY}` };
  const text = await (await createApp(deps).request('/metrics', { headers })).text();
  return text.split('\n').filter((line) => line.startsWith('booking_steps_total'));
}

test('counts steps by property, and nothing else about the request', async () => {
  const api = clientOf(deps, { Cookie: 'lang=ko', 'X-Forwarded-For': '192.0.2.1' });
  const reach = (hotel_code: string, step: 'search' | 'list') =>
    api.POST('/client/steps', { body: { hotel_code, step } });
  expect(await counts()).toEqual([]);
  for (const step of ['search', 'list', 'list'] as const) {
    const { response } = await reach('1', step);
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([204, null]);
  }
  // A step sent with an alias counts for the aliased property.
  await reach('12', 'list');
  expect((await reach('99', 'list')).response.status).toBe(404);
  expect((await counts()).toSorted()).toEqual([
    'booking_steps_total{hotel_code="1",step="list"} 2',
    'booking_steps_total{hotel_code="1",step="search"} 1',
    'booking_steps_total{hotel_code="14",step="list"} 1',
  ]);
  // A second scrape doesn't add the counts again.
  expect(await counts()).toContain('booking_steps_total{hotel_code="1",step="list"} 2');
});

test('does not let a caller count a reservation', async () => {
  const { response } = await clientOf(deps).POST('/client/steps', {
    body: { hotel_code: '1', step: 'booked' as 'list' },
  });
  expect(response.status).toBe(422);
});

test('limits the steps from one address', async () => {
  const { db, clock } = deps;
  const limiter = createRateLimiter({ db, clock, secret: TEST_SECRET, factor: 0.01 });
  const api = clientOf({ ...deps, limiter });
  const reach = async () => (await api.POST('/client/steps', { body: { hotel_code: '1', step: 'details' } })).response;
  clock.advance(3_600_000);
  for (const status of [204, 204, 204, 429, 429]) expect((await reach()).status).toBe(status);
  expect(Number((await reach()).headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await counts()).toContain('booking_steps_total{hotel_code="1",step="details"} 3');
  clock.advance(2 * 60_000);
  expect((await reach()).status).toBe(204);
});
