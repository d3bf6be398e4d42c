import type { SailingSearchResult } from '../../generated/types.ts';
import { testPostgres } from '../support/database/postgres.ts';
import { randomVoyageSearch, loadFerry } from './ferry.ts';
import { atLeast, atMostReference, type Figure, median } from './figures.ts';
import { type Call, roundsASecond } from './load.ts';
import { newAddress, startServer } from './server.ts';
import { openWire } from './wire.ts';

const FEW = 10;
const MANY = 1_000;
const ROUNDS = 7;
const SECONDS = 1;
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 10;
/**
 * Number of searches whose traffic is counted. The same number of uncounted searches runs first, to prepare the
 * statement.
 */
const WATCHED = 20;

/**
 * Minimum speed with a thousand routes, relative to ten routes. The margin below 1 allows for noise on a shared
 * machine.
 */
const LEAST_OF_FEW = 0.8;

/**
 * Measures, on PostgreSQL, the speed and database traffic of searches for a return trip for two adults on random days
 * and routes.
 */
export async function sailingFigures(): Promise<Figure[]> {
  const closers: (() => Promise<void>)[] = [];
  try {
    const lines = [];
    for (const routes of [FEW, MANY]) {
      const postgres = await testPostgres();
      closers.unshift(postgres.close);
      const { db, close } = await postgres.open(2);
      await loadFerry(db, routes);
      await close();
      const server = await startServer({ DATABASE_URL: postgres.url });
      closers.unshift(server.end);
      lines.push({ routes, url: postgres.url, origin: server.origin, speeds: [] as number[] });
    }
    for (const { origin, routes } of lines) await speedOf(origin, WARM_UP_SECONDS, routes);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { origin, routes, speeds } of lines) speeds.push(await speedOf(origin, SECONDS, routes));
    const [few, many] = lines;
    return [
      ...(await traffic(many!.url)),
      atLeast(LEAST_OF_FEW, {
        name: `search of sailings, ${MANY} routes`,
        unit: '/s',
        measured: median(many!.speeds),
        reference: median(few!.speeds),
        against: `${FEW} routes`,
      }),
    ];
  } finally {
    for (const close of closers) await close();
  }
}

/**
 * Counts the statements and round trips of a search. Uses the median, because the server's own periodic queries are
 * counted too.
 */
async function traffic(url: string): Promise<Figure[]> {
  const wire = await openWire(url);
  const server = await startServer({ DATABASE_URL: wire.url, DATABASE_POOL: '1' });
  try {
    const seen: { statements: number; roundTrips: number }[] = [];
    for (let n = 0; n < 2 * WATCHED; n += 1) {
      const { path, body } = search(MANY);
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
      wire.read();
      const answer = await fetch(`${server.origin}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const { inbound } = (await answer.json()) as SailingSearchResult;
      if (inbound.length === 0) throw new Error('The search found no return sailing');
      seen.push(wire.read());
    }
    const watched = seen.slice(WATCHED);
    const one = { unit: '', reference: 1, against: 'limit' };
    return [
      atMostReference({
        ...one,
        name: 'statements, a search of sailings',
        measured: median(watched.map((each) => each.statements)),
      }),
      atMostReference({
        ...one,
        name: 'round trips, a search of sailings',
        measured: median(watched.map((each) => each.roundTrips)),
      }),
    ];
  } finally {
    await server.end();
    await wire.close();
  }
}

function speedOf(origin: string, seconds: number, routes: number) {
  return roundsASecond(origin, { connections: CONNECTIONS, seconds }, [() => search(routes)]);
}

function search(routes: number): Call {
  return { path: '/client/sailing/search', body: randomVoyageSearch(routes) };
}
