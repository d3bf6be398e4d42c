import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BundleDays, ImportResult, PropertyBundle } from '../../generated/types.ts';
import { demoBundle } from '../../scripts/demo/bundle.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';
import { startWatchedSite, type WatchedSite } from './watched.ts';

const PROVIDER_KEY = 'provider-key-of-the-attacks';
/** The operation's maximum body size in bytes. */
const LIMIT = 33_554_432;
/** The contract's maximum number of rows in `days`. */
const ROWS = 100_000;

let postgres: TestPostgres;
let site: WatchedSite;
beforeAll(async () => {
  postgres = await testPostgres();
  site = await startWatchedSite({ DATABASE_URL: postgres.url, PROVIDER_KEYS: `haneul:${PROVIDER_KEY}` });
});
afterAll(async () => {
  await site?.close();
  await postgres?.close();
});

async function send(json: string) {
  const answer = await fetch(`${site.server}/api/provider/property-bundles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'provider-key': PROVIDER_KEY },
    body: json,
  });
  return { status: answer.status, body: (await answer.json()) as ImportResult };
}

/** Returns the demo bundle as JSON, with the days of its first hotel replaced. */
function withDays(days: readonly unknown[]): string {
  const bundle: PropertyBundle = demoBundle('2027-06-01');
  bundle.hotels[0]!.days = days as BundleDays[];
  // The site starts with the demo's days.
  bundle.replace_days = true;
  return JSON.stringify(bundle);
}

const row = { room_type_code: 'DLX', from: '2027-06-01', to: '2027-06-01', price: 180_000, allotment: 8 };
function rows(one: object, count = ROWS): object[] {
  return Array.from({ length: count }, () => one);
}

function filled(part: string): string {
  return part.repeat((LIMIT - 100) / part.length);
}

test.each([
  ['rows without fields', () => withDays(rows({})), 422],
  ['rows with unknown fields', () => withDays(rows({ ...row, a: 1, b: 2, c: 3 })), 422],
  ['rows that cover many days', () => withDays(rows({ ...row, to: '2030-05-31' })), 422],
  ['more rows than allowed', () => withDays(rows(row, ROWS * 3)), 422],
  ['brackets', () => filled('['), 400],
  ['text that is not JSON', () => filled('a'), 400],
  ['many properties', () => `{"hotels":[${filled('{},').slice(0, -1)}]}`, 422],
])('withstands bundles made expensive by %s', async (_, bundle, status) => {
  const json = bundle();
  const answers = await site.watched(() => Promise.all(Array.from({ length: 4 }, () => send(json))));
  // 503: other imports are already waiting.
  expect(answers.filter((answer) => ![status, 503].includes(answer.status))).toEqual([]);
  expect(answers.map((answer) => answer.status)).toContain(status);
});

test('imports the maximum number of rows while the site stays responsive', async () => {
  const { status, body } = await site.watched(() => send(withDays(rows(row))));
  expect({ status, result: body.result }).toEqual({ status: 200, result: 'success' });
});
