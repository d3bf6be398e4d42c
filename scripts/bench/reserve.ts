import pg from 'pg';
import { createApp } from '../../server/app.ts';
import type { OpenDatabase } from '../../server/platform/database.ts';
import type { HoldRequest, QuoteRequest, QuoteResult } from '../../generated/types.ts';
import { testDeps } from '../../tests/support/deps.ts';
import { testPostgres } from '../../tests/support/postgres.ts';
import { atLeast, type Figure, median } from './figures.ts';
import { anyStay, loadHotel, ROOM_TYPES } from './hotels.ts';
import { type Call, callsASecond } from './load.ts';
import { newAddress, startServer } from './server.ts';

const ROUNDS = 5;
const BOOKINGS_A_ROUND = 400;
/** Those of the first rounds only warm up. */
const WARM_UP = 800;
/** Bookings at once: as many as the server's pool has connections. */
const AT_ONCE = 10;
/** The aim. */
const LEAST_OF_DRIVER = 0.7;

/** One statement as the driver was given it. */
type Statement = { query: pg.QueryConfig; values: unknown[] | undefined };

/**
 * Bookings (a quote becomes a hold: one night or two, paid by card) a second through HTTP, compared with the driver alone sending
 * the statements that the same handlers send for as many other quotes: recorded now, value by value, on a copy of the database.
 */
export async function reserveFigures(): Promise<Figure[]> {
  const postgres = await testPostgres();
  const closers = [postgres.close];
  try {
    const { served, recorded } = await prepare(postgres);
    const server = await startServer({ DATABASE_URL: postgres.url, DATABASE_POOL: String(AT_ONCE) });
    closers.unshift(server.end);
    const driver = await openDriver(postgres.url);
    closers.unshift(driver.end);

    const overHttp = (count: number) =>
      callsASecond(server.origin, { connections: AT_ONCE, calls: count }, () => served.shift()!);
    const byDriver = (count: number) => driver.bookingsASecond(recorded.splice(0, count));
    await overHttp(WARM_UP);
    await byDriver(WARM_UP);
    const speeds = { http: [] as number[], driver: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      speeds.http.push(await overHttp(BOOKINGS_A_ROUND));
      speeds.driver.push(await byDriver(BOOKINGS_A_ROUND));
    }
    return [
      atLeast(LEAST_OF_DRIVER, {
        name: 'reserve',
        unit: '/s',
        measured: median(speeds.http),
        reference: median(speeds.driver),
        against: 'the driver alone, same SQL',
      }),
    ];
  } finally {
    for (const close of closers) await close();
  }
}

/** Quotes for both, and for the driver the statements of their bookings, which were done on a copy of the database. */
async function prepare(postgres: Awaited<ReturnType<typeof testPostgres>>): Promise<{ served: Call[]; recorded: Statement[][] }> {
  const count = WARM_UP + ROUNDS * BOOKINGS_A_ROUND;
  const [forServer, forDriver] = await withApp(await postgres.open(AT_ONCE), async ({ database, ask }) => {
    await loadHotel(database.db);
    const bookings = await inParallel(2 * count, () => bookingOf(ask));
    return [bookings.slice(0, count), bookings.slice(count)] as const;
  });
  const copy = new URL(postgres.url);
  copy.pathname = '/recorded';
  await withClient(postgres.url, 'CREATE DATABASE recorded TEMPLATE postgres', '/template1');
  const { openDatabase } = await import('../../server/platform/database.ts');
  const { silentLog } = await import('../../server/platform/log.ts');
  const recorded = await withApp(await openDatabase({ url: copy.href, poolSize: 1 }, silentLog), async ({ ask }) => {
    const traces: Statement[][] = [];
    for (const call of forDriver) traces.push(await statementsOf(() => ask(call)));
    return traces;
  });
  return { served: forServer, recorded };
}
