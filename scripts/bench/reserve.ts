import pg from 'pg';
import { openDatabase } from '../../server/platform/database.ts';
import { silentLog } from '../../server/platform/log.ts';
import { testPostgres } from '../../tests/support/postgres.ts';
import { prepareBooking, withApp } from './bookings.ts';
import { atLeast, type Figure, median } from './figures.ts';
import { loadHotel } from './hotels.ts';
import { type Call, callsASecond } from './load.ts';
import { openDriver, type Statement, statementsOf } from './recording.ts';
import { startServer } from './server.ts';

const ROUNDS = 5;
const BOOKINGS_A_ROUND = 300;
/** A server that has just started is slow; the driver is soon as fast as it will be. */
const WARM_UP = { http: 2_400, driver: 300 };
/** Bookings at once: as many as the server's pool has connections. */
const AT_ONCE = 10;
/** The aim. */
const LEAST_OF_DRIVER = 0.7;

/**
 * Bookings (a quote becomes a hold that waits for its card payment) a second through HTTP, compared with the driver alone that sends
 * the same statements in the same transactions, as many at once. They are recorded from the server's own code in each run, for
 * quotes of their own, on a copy of the database, so the two can never drift apart.
 */
export async function reserveFigures(): Promise<Figure[]> {
  const postgres = await testPostgres();
  const closers = [postgres.close];
  try {
    const calls = await withApp(await postgres.open(AT_ONCE), async (ask, { db }) => {
      await loadHotel(db);
      return inParallel(WARM_UP.http + WARM_UP.driver + 2 * ROUNDS * BOOKINGS_A_ROUND, () => prepareBooking(ask));
    });
    const served = calls.splice(0, WARM_UP.http + ROUNDS * BOOKINGS_A_ROUND);
    const recorded = await record(postgres.url, calls);

    const server = await startServer({ DATABASE_URL: postgres.url, DATABASE_POOL: String(AT_ONCE) });
    closers.unshift(server.end);
    const driver = await openDriver(postgres.url, AT_ONCE);
    closers.unshift(driver.end);
    const overHttp = (count: number) =>
      callsASecond(server.origin, { connections: AT_ONCE, calls: count }, () => served.shift()!);
    const byDriver = (count: number) => driver.bookingsASecond(recorded.splice(0, count));
    await overHttp(WARM_UP.http);
    await byDriver(WARM_UP.driver);
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

/** The statements of each of these bookings. */
async function record(url: string, calls: readonly Call[]): Promise<Statement[][]> {
  const source = new URL(url).pathname.slice(1);
  const copy = new URL(url);
  copy.pathname = `/${source}_copy`;
  await onMaintenance(url, `CREATE DATABASE ${source}_copy TEMPLATE ${source}`);
  try {
    return await withApp(await openDatabase({ url: copy.href, poolSize: 1 }, silentLog), async (ask) => {
      const recorded: Statement[][] = [];
      for (const call of calls) recorded.push(await statementsOf(() => ask(call)));
      return recorded;
    });
  } finally {
    await onMaintenance(url, `DROP DATABASE ${source}_copy WITH (FORCE)`);
  }
}

async function onMaintenance(url: string, statement: string): Promise<void> {
  const address = new URL(url);
  address.pathname = '/template1';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function inParallel<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      done.push(await work());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}
