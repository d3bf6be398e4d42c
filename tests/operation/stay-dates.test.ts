import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf, startChild } from '../../scripts/support/children.ts';
import type { Voyage } from '../../generated/types.ts';
import { addDays } from '../../server/platform/values/nights.ts';
import { timesOver } from '../support/long.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';

type Run = { zone: string; on: 'postgres' | 'embedded' };

/**
 * The tested time zones that differ most from Seoul's, one behind and one ahead, each on a different database engine.
 */
const FARTHEST: Run[] = [
  { zone: 'America/New_York', on: 'postgres' },
  { zone: 'Pacific/Auckland', on: 'embedded' },
];
const RUNS = timesOver(2) === 1 ? FARTHEST : everywhere('Asia/Seoul', 'UTC', 'America/New_York', 'Pacific/Auckland');

function everywhere(...zones: string[]): Run[] {
  return zones.flatMap((zone) => [
    { zone, on: 'postgres' },
    { zone, on: 'embedded' },
  ]);
}

/** The result of moving a stay by one day. The stay originally begins three days after `today`. */
type Changed = {
  moment: string;
  today: string;
  changed: { reservation: { check_in: string }; reminders: { event_id: string; at: string }[] };
};
type Voyages = { moment: string; departures: { today: string }; voyage: string | { stay: { voyage: Voyage } } };
type Output = { lines: (Line | Changed)[]; voyages: Voyages[] };
type Line = {
  moment: string;
  today: string;
  yesterday: string;
  detail: { reservation: { check_in: string; check_out: string } };
};

let postgres: TestPostgres;
const answers: string[] = [];

async function ask(TZ: string, ...args: string[]) {
  const child = startChild('tests/support/api/stay-dates.ts', args, { env: { TZ } });
  const line = await lineOf(child, (text) => (text.startsWith('{') ? text : undefined));
  await child.ended;
  return line;
}

beforeAll(async () => {
  postgres = await testPostgres();
  const admin = await postgres.open(1);
  for (const [at, { zone, on }] of RUNS.entries()) {
    if (on === 'embedded') {
      answers.push(await ask(zone));
      continue;
    }
    await admin.db.execute(sql.raw(`CREATE DATABASE zone_${at}`));
    await admin.db.execute(sql.raw(`ALTER DATABASE zone_${at} SET timezone TO '${zone}'`));
    const url = new URL(postgres.url);
    url.pathname = `/zone_${at}`;
    answers.push(await ask(zone, url.href));
  }
  await admin.close();
});
afterAll(() => postgres.close());

test('the server and the database return the same JSON in every time zone', () => {
  expect(answers).toHaveLength(RUNS.length);
  for (const answer of answers) expect(answer === answers[0]).toBe(true);
});

test("the server follows the hotel's calendar across midnight, clock changes and the leap day", () => {
  const { lines: entries } = JSON.parse(answers[0]!) as Output;
  const lines = entries.filter((one) => 'detail' in one);
  const days = (moment: string) => lines.filter((one) => one.moment === moment).map(({ today }) => today);
  expect(days('2027-06-30T14:59:59Z')).toEqual(['2027-06-30', '2027-06-30', '2027-07-01']);
  expect(days('2027-06-30T15:00:00Z')).toEqual(['2027-07-01', '2027-06-30', '2027-07-01']);
  expect(days('2027-11-07T03:59:59Z')).toEqual(['2027-11-07', '2027-11-06', '2027-11-07']);
  expect(days('2028-02-28T15:00:00Z')).toEqual(['2028-02-29', '2028-02-28', '2028-02-29']);
  expect(days('2028-03-01T04:59:59Z')).toEqual(['2028-03-01', '2028-02-29', '2028-03-01']);
  expect(lines.every(({ yesterday }) => yesterday === 'stay_in_past')).toBe(true);
  expect(lines.every(({ today, detail }) => detail.reservation.check_in === today)).toBe(true);
  const leap = lines.find(({ today }) => today === '2028-02-28')!;
  expect(leap.detail.reservation.check_out).toBe('2028-03-01');

  const changes = entries.filter((one) => 'changed' in one);
  expect(changes.every(({ today, changed }) => changed.reservation.check_in === addDays(today, 4))).toBe(true);
  const reminded = (moment: string) =>
    changes.filter((one) => one.moment === moment).map(({ changed }) => changed.reminders.map(({ at }) => at));
  // The reminders are due at 10:00 local time, two days before each arrival in Seoul, New York (where the clocks change
  // on the 7th) and Auckland.
  expect(reminded('2027-11-07T03:59:59Z')).toEqual([
    ['2027-11-08T01:00:00Z', '2027-11-09T01:00:00Z'],
    ['2027-11-07T15:00:00Z', '2027-11-08T15:00:00Z'],
    ['2027-11-07T21:00:00Z', '2027-11-08T21:00:00Z'],
  ]);
});

test('a voyage has the local times of its ports', () => {
  const { voyages } = JSON.parse(answers[0]!) as Output;
  expect(voyages.map(({ departures }) => departures.today).slice(0, 2)).toEqual(['2027-06-30', '2027-07-01']);
  const [{ voyage } = { voyage: '' }, , later] = voyages;
  expect(typeof voyage === 'string' ? voyage : voyage.stay.voyage.legs).toMatchObject([
    { departs_at: '2027-07-09T18:00:00+09:00', arrives_at: '2027-07-10T10:00:00+08:00' },
    { departs_at: '2027-07-12T17:00:00+08:00', arrives_at: '2027-07-13T11:00:00+09:00' },
  ]);
  expect(later?.voyage).toBe('sailing_closed');
});
