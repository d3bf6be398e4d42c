import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AriResult, AriUpdate, BundleHotel } from '../../generated/types.ts';
import { addDays, today } from '../../server/platform/values/nights.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';
import { demoHotel, loadHotels } from '../support/api/properties.ts';
import { startWatchedSite, type WatchedSite } from './watched.ts';

const PROVIDER_KEY = 'provider-key-of-the-attacks';
/** The operation's maximum body size in bytes. */
const LIMIT = 8_388_608;
/** The contract's maximum number of rows. */
const ROWS = 10_000;
const TODAY = today('Asia/Seoul', new Date());
const TYPES = ['STD', 'DLX', 'FAM', 'STE'];

/** Returns the code of a room type. */
function typeAt(n: number): string {
  return `TYPE${n}`;
}

/** Adds room types, up to the contract's maximum, which are not on sale. */
function manyRoomTypes(hotel: BundleHotel): void {
  const [first] = hotel.room_types;
  while (hotel.room_types.length < 100)
    hotel.room_types.push({ ...first!, room_type_code: typeAt(hotel.room_types.length) });
  hotel.packages[0]!.room_type_codes = hotel.room_types.map(({ room_type_code }) => room_type_code);
}

let postgres: TestPostgres;
let site: WatchedSite;
beforeAll(async () => {
  postgres = await testPostgres();
  const database = await postgres.open(2);
  await loadHotels(database.db, demoHotel('1', manyRoomTypes));
  await database.close();
  site = await startWatchedSite({ DATABASE_URL: postgres.url, PROVIDER_KEYS: `haneul:${PROVIDER_KEY}` });
});
afterAll(async () => {
  await site?.close();
  await postgres?.close();
});

async function send(body: string) {
  const answer = await fetch(`${site.server}/api/provider/ari-updates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'provider-key': PROVIDER_KEY },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as AriResult };
}

let messages = 0;
function message(lists: Partial<Record<keyof AriUpdate, unknown>>): string {
  messages += 1;
  return JSON.stringify({ hotel_code: '1', message_id: `attack-${messages}`, sequence: messages, ...lists });
}
function times(count: number, row: (n: number) => object): object[] {
  return Array.from({ length: count }, (_, n) => row(n));
}

const row = { room_type_code: 'DLX', from: TODAY, to: TODAY, price: 180_000, allotment: 8 };

test.each([
  ['rows without fields', () => message({ days: times(ROWS * 20, () => ({})) }), 422],
  ['rows with unknown fields', () => message({ days: times(ROWS, () => ({ ...row, a: 1, b: 2, c: 3 })) }), 422],
  ['more rows than allowed', () => message({ days: times(ROWS * 8, () => row) }), 422],
  [
    'long lists in a row',
    () => message({ departures: [{ departure_code: 'A', cabins: times(LIMIT / 4, () => ({})) }] }),
    422,
  ],
  ['long lists of days of the week', () => message({ days: [{ ...row, weekdays: Array(LIMIT / 4).fill(1) }] }), 422],
  ['brackets', () => '['.repeat(LIMIT - 1), 400],
  ['text that is not JSON', () => 'a'.repeat(LIMIT - 1), 400],
  ['rows that have problems', () => message({ days: times(ROWS, () => ({ ...row, room_type_code: 'NONE' })) }), 200],
  [
    'departures that are unknown',
    () => message({ departures: times(ROWS, (n) => ({ departure_code: `D${n}`, capacity: 1 })) }),
    200,
  ],
  [
    'nights that are not on sale',
    () =>
      message({
        days: times(ROWS, (n) => ({
          ...row,
          allotment: undefined,
          from: addDays(TODAY, 850 + (n % 5)),
          to: addDays(TODAY, 900),
        })),
      }),
    200,
  ],
])('withstands messages made expensive by %s', async (_, make, status) => {
  const bodies = Array.from({ length: 4 }, () => make());
  const answers = await site.watched(() => Promise.all(bodies.map(send)));
  // 503: other messages are already waiting.
  expect(answers.filter((answer) => ![status, 503].includes(answer.status))).toEqual([]);
  expect(answers.map((answer) => answer.status)).toContain(status);
});

test('opens nearly the maximum number of nights while the site stays responsive', async () => {
  const days = times(96, (n) => ({ ...row, room_type_code: typeAt(n + 4), to: addDays(TODAY, 900) }));
  const { status, body } = await site.watched(() => send(message({ days })));
  expect({ status, problems: body.problems }).toEqual({ status: 200, problems: [] });
  const packages = days.slice(0, 20).map((each) => ({ ...each, package_code: 'BB', allotment: undefined }));
  expect((await send(message({ days: [...days, ...packages] }))).status).toBe(422);
});

test('applies rows that cover all nights of two years while the site stays responsive', async () => {
  const days = times(ROWS, (n) => ({
    ...row,
    room_type_code: TYPES[n % TYPES.length],
    to: addDays(TODAY, 731),
    price: 100_000 + n,
  }));
  const { status, body } = await site.watched(() => send(message({ days })));
  expect({ status, outcome: body.outcome, problems: body.problems }).toEqual({
    status: 200,
    outcome: 'applied',
    problems: [],
  });
});
