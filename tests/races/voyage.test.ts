import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { VoyageQuoteRequest } from '../../generated/types.ts';
import { expireHolds } from '../../server/booking/hold/expire-holds.usecases.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { guestDetails, done, problemOf } from '../support/api/guest.ts';
import { eventually } from '../support/site/process.ts';
import { demoHotel } from '../support/api/properties.ts';
import { timesOver } from '../support/long.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';
import { startTestApp, type TestApp } from '../support/api/test-app.ts';
import { departure, loadFerry, OCEAN, ONE_WAY, push, type Sailor, sailorOf } from '../support/api/voyages.ts';

const SAILORS = 60;

let postgres: TestPostgres;
let app: TestApp;
let sailor: Sailor;
beforeAll(async () => {
  postgres = await testPostgres();
  app = await startTestApp({
    database: await postgres.open(60),
    hotels: [demoHotel('20')],
    rateLimitFactor: 1_000_000,
  });
  await loadFerry(app.deps.db);
  sailor = sailorOf(app);
});
afterEach(async () => expect(await app.differences()).toEqual([]));
afterAll(async () => {
  await app.close();
  const after = await postgres.open(1);
  const { rows } = await after.db.execute<{ deadlocks: number }>(
    sql`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`,
  );
  await after.close();
  await postgres.close();
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

const ROUND: VoyageQuoteRequest = { ...ONE_WAY, outbound: 'IT0709', inbound: 'TI0712' };

/** Sets the number of ocean-view cabins on both departures. The passenger capacity is large enough for all of them. */
async function offer(out: number, back: number): Promise<void> {
  const cabins = (count: number) => [{ cabin_type_code: 'OCV', count }];
  await push(app.deps.db, departure('IT0709', { cabins: cabins(out) }), departure('TI0712', { cabins: cabins(back) }));
}

async function rush(requests: VoyageQuoteRequest[]) {
  const quotes = [];
  for (const request of requests) quotes.push({ request, quote: done(await sailor.quote(request)) });
  const answers = await Promise.all(quotes.map(({ request, quote }) => sailor.hold(quote, request)));
  const winners = answers.filter(({ status }) => status === 201);
  const problems = new Set(answers.filter(({ status }) => status !== 201).map(problemOf));
  return { winners, problems: [...problems] };
}

async function release({ winners }: Awaited<ReturnType<typeof rush>>): Promise<void> {
  for (const { body } of winners) await app.guest.release(body.hold_number, body.reservation_token);
}

test.each([
  ['the outbound departure', 1, 500],
  ['the return departure', 500, 1],
])('only one of 60 guests gets the last cabin on %s', async (_, out, back) => {
  await offer(out, back);
  const alone = out === 1 ? ONE_WAY_OUT : null;
  for (let round = 0; round < timesOver(40); round += 1) {
    const rushed = await rush(Array.from({ length: SAILORS }, (_each, n) => (alone && n % 2 ? alone : ROUND)));
    expect(rushed.winners).toHaveLength(1);
    expect(rushed.problems).toEqual(expect.arrayContaining([expect.stringMatching(/^409 (room|all_rooms)_sold_out$/)]));
    expect(rushed.problems.every((problem) => problem.endsWith('sold_out'))).toBe(true);
    expect(await app.differences()).toEqual([]);
    await release(rushed);
  }
});
const ONE_WAY_OUT = { ...ONE_WAY, outbound: 'IT0709' };

test('50 requests with the same key make one booking for both directions and return one response', async () => {
  await offer(500, 500);
  const quote = done(await sailor.quote(ROUND));
  const [who, key] = [guestDetails(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 50 }, () => sailor.hold(quote, ROUND, who, key)));
  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.hold_number)).size).toBe(1);
  const others = new Set(answers.filter(({ status }) => status !== 201).map(problemOf));
  expect([...others].filter((problem) => problem !== '409 idempotency_in_flight')).toEqual([]);
  const { rows } = await app.deps.db.execute(
    sql`SELECT sold FROM departure WHERE departure_code IN ('IT0709', 'TI0712')`,
  );
  expect(rows).toEqual([{ sold: 2 }, { sold: 2 }]);
  await release({ winners: made.slice(0, 1), problems: [] });
});

test('no guest books a departure that is cancelled while its cabins are being reserved', async () => {
  const { db } = app.deps;
  await offer(500, 500);
  const quote = done(await sailor.quote(ROUND));
  const [asked] = await db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE departure SET status = 'cancelled' WHERE departure_code = 'IT0709'`);
    const going = sailor.hold(quote, ROUND);
    await eventually(10_000, async () => {
      const { rows } = await db.execute(sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`);
      return rows.length > 0;
    });
    return [going];
  });
  expect((await asked).status).toBe(409);
  await push(db, departure('IT0709'));
});

test('a ship sells no more places than it has, even if more cabins are available', async () => {
  await push(app.deps.db, departure('IT0709', { capacity: 7 }), departure('TI0712'));
  const rushed = await rush(Array.from({ length: SAILORS }, () => ROUND));
  expect(rushed.winners).toHaveLength(3);
  await release(rushed);
});

test('concurrent round trips in both directions, changes, expiries and imports never deadlock or lose inventory', async () => {
  const { guest, deps } = app;
  await push(deps.db, ...PAIR.map((code) => departure(code)));
  const late = { ...deps, clock: fixedClock('2027-06-01T02:00:00Z') };
  // Some departures are the outbound leg of one round trip and the return leg of another. Two of the trips list the
  // same cabin types in opposite order.
  const ways: VoyageQuoteRequest[] = [
    { ...ONE_WAY, outbound: 'IT0716', inbound: 'TI0719', cabins: [OCEAN, { ...OCEAN, cabin_type_code: 'INS' }] },
    { ...ONE_WAY, outbound: 'IT0716', inbound: 'TI0722', cabins: [{ ...OCEAN, cabin_type_code: 'INS' }, OCEAN] },
    { ...ONE_WAY, outbound: 'TI0719', inbound: 'IT0720' },
    { ...ONE_WAY, outbound: 'IT0720', inbound: 'TI0722' },
  ];
  const one = async (n: number) => {
    const request = ways[n % ways.length]!;
    const hold = await sailor.hold(done(await sailor.quote(request)), request);
    if (hold.status !== 201) return problemOf(hold);
    const { hold_number, reservation_token } = hold.body;
    if (n % 3 === 0)
      await Promise.all([
        guest.release(hold_number, reservation_token),
        expireHolds(late, { companyCode: 'haneul', holdNumber: hold_number }),
      ]);
    return '201';
  };
  const pushes = async () => {
    for (let n = 0; n < 5; n += 1)
      await push(
        deps.db,
        ...[...PAIR].reverse().map((code) => departure(code, { capacity: 600 + n, cabins: many(50 + n) })),
      );
  };
  const [outcomes] = await Promise.all([Promise.all(Array.from({ length: 60 }, (_, n) => one(n))), pushes()]);
  expect(outcomes.filter((outcome) => outcome === '201').length).toBeGreaterThan(20);
  expect(outcomes.filter((outcome) => !/^(201|409 )/.test(outcome))).toEqual([]);
  await expireHolds(late);
  const { rows } = await deps.db.execute<{ sold: number }>(sql`SELECT sum(sold)::int AS sold FROM departure`);
  expect(rows).toEqual([{ sold: 0 }]);
});
const PAIR = ['IT0716', 'IT0720', 'TI0719', 'TI0722'];
function many(count: number) {
  return [
    { cabin_type_code: 'OCV', count },
    { cabin_type_code: 'INS', count },
  ];
}
