import type { SearchResult } from '../../generated/types.ts';
import { monthsAround } from '../../server/catalogue/availability.rules.ts';
import { testPostgres } from '../support/database/postgres.ts';
import { atLeast, atMostReference, type Figure, median } from './figures.ts';
import { randomStay, loadHotel, multiplyHotel } from './hotels.ts';
import { type Call, roundsASecond } from './load.ts';
import { newAddress, startServer } from './server.ts';
import { openWire } from './wire.ts';

const HOTELS = 1_000;
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
 * A search may take up to twice as long as a fixed response, which involves only HTTP and JSON. The extra time is for
 * the SQL statement and the rules.
 */
const LEAST_OF_CONSTANT = 0.5;
/**
 * Minimum speed with a thousand hotels, relative to one hotel. The margin below 1 allows for noise on a shared machine.
 */
const LEAST_OF_ONE_HOTEL = 0.8;

/** Minimum speed of searches with a compressed response, relative to an uncompressed one. */
const LEAST_WITH_GZIP = 0.85;
/** Minimum speed of the price calendar of a month, relative to a search. */
const LEAST_OF_SEARCH = 0.9;

/**
 * Measures, on PostgreSQL, the speed and database traffic of searches with random dates and hotels. Each search is for
 * two adults and three nights at a hotel with four room types.
 */
export async function searchFigures(): Promise<Figure[]> {
  const few = await testPostgres();
  const many = await testPostgres();
  const closers = [few.close, many.close];
  try {
    for (const [postgres, count] of [
      [few, 1],
      [many, HOTELS],
    ] as const) {
      const { db, close } = await postgres.open(2);
      await loadHotel(db);
      if (count > 1) await multiplyHotel(db, count);
      await close();
    }
    const flags = ['--import', './tests/bench/constant.ts'];
    const one = await startServer({ DATABASE_URL: few.url }, flags);
    closers.unshift(one.end);
    const thousand = await startServer({ DATABASE_URL: many.url }, flags);
    closers.unshift(thousand.end);

    const kinds = ['constant', 'one', 'thousand', 'gzip', 'calendar'] as const;
    const speeds = { constant: [], one: [], thousand: [], gzip: [], calendar: [] } as Record<
      (typeof kinds)[number],
      number[]
    >;
    const measure = async (seconds: number) => ({
      one: await speedOf(one.origin, seconds, () => search(1)),
      thousand: await speedOf(thousand.origin, seconds, () => search(HOTELS)),
      gzip: await speedOf(one.origin, seconds, () => ({ ...search(1), headers: { 'accept-encoding': 'gzip' } })),
      calendar: await speedOf(one.origin, seconds, randomMonth),
      // Runs last, because it repeats the result of an earlier search.
      constant: await speedOf(one.origin, seconds, () => ({ ...search(1), headers: { 'x-bench': 'constant' } })),
    });
    await measure(WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const measured = await measure(SECONDS);
      for (const kind of kinds) speeds[kind].push(measured[kind]);
    }
    return [
      ...(await traffic(many.url)),
      atLeast(LEAST_OF_CONSTANT, {
        name: 'search, 1 hotel',
        unit: '/s',
        measured: median(speeds.one),
        reference: median(speeds.constant),
        against: 'a constant answer',
      }),
      atLeast(LEAST_WITH_GZIP, {
        name: 'search, gzip',
        unit: '/s',
        measured: median(speeds.gzip),
        reference: median(speeds.one),
        against: 'uncompressed',
      }),
      atLeast(LEAST_OF_SEARCH, {
        name: 'price calendar of a month',
        unit: '/s',
        measured: median(speeds.calendar),
        reference: median(speeds.one),
        against: 'a search',
      }),
      atLeast(LEAST_OF_ONE_HOTEL, {
        name: `search, ${HOTELS} hotels`,
        unit: '/s',
        measured: median(speeds.thousand),
        reference: median(speeds.one),
        against: '1 hotel',
      }),
    ];
  } finally {
    for (const close of closers) await close();
  }
}

/**
 * Counts the statements and round trips of a search at a hotel that sells packages, options and promotions. Uses the
 * median, because the server's own periodic queries are counted too. Searches with a promotion code are measured too,
 * because the server must count attempts at a code without an extra round trip.
 */
async function traffic(url: string): Promise<Figure[]> {
  const wire = await openWire(url);
  const server = await startServer({ DATABASE_URL: wire.url, DATABASE_POOL: '1' });
  try {
    const watch = async (more: object) => {
      const seen: { statements: number; roundTrips: number }[] = [];
      for (let n = 0; n < 2 * WATCHED; n += 1) {
        const { path, body } = search(1);
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
        wire.read();
        const sent = { method: 'POST', headers, body: JSON.stringify({ ...(body as object), ...more }) };
        const { sumPriceList } = (await (await fetch(`${server.origin}/api${path}`, sent)).json()) as SearchResult;
        if (!sumPriceList.some(({ package_code }) => package_code)) throw new Error('The search offered no package');
        seen.push(wire.read());
      }
      return seen.slice(WATCHED);
    };
    const plain = await watch({});
    const withCode = await watch({ promotion_code: 'SUMMER10' });
    const one = { unit: '', reference: 1, against: 'limit' };
    const [statements, trips] = [
      median(plain.map((each) => each.statements)),
      median(withCode.map((each) => each.roundTrips)),
    ];
    return [
      atMostReference({ ...one, name: 'statements, a search', measured: statements }),
      atMostReference({ ...one, name: 'round trips, a search with a promotion code', measured: trips }),
    ];
  } finally {
    await server.end();
    await wire.close();
  }
}

function speedOf(origin: string, seconds: number, next: () => Call) {
  return roundsASecond(origin, { connections: CONNECTIONS, seconds }, [next]);
}

let searches = 0;
/** Cycles through the hotels, so that the warm-up reaches all of them. */
function search(hotels: number): Call {
  return {
    path: '/client/catalogue/search',
    body: {
      hotel_code: String((++searches % hotels) + 1),
      ...randomStay(3),
      reservationInfo: [{ adult: 2, kid: 0, infant: 0, pet: 0 }],
    },
  };
}

function randomMonth(): Call {
  const { start_date: day } = randomStay(0);
  const { from, to } = monthsAround(day, day);
  return { path: `/client/catalogue/calendar?hotel_code=1&from=${from}&to=${to}` };
}
