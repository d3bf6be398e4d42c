import type { QuoteResult } from '../../generated/types.ts';
import { testPostgres } from '../support/database/postgres.ts';
import { type BareDriver, makeBareTables, openBareDriver } from './bare-driver.ts';
import { BOOKING, holdCall, quoteCall } from './bookings.ts';
import { atLeast, atMostReference, type Figure, median } from './figures.ts';
import { loadHotel } from './hotels.ts';
import { type Call, roundsASecond } from './load.ts';
import { processorSeconds, startServer } from './server.ts';
import { openWire } from './wire.ts';

const ROUNDS = 5;
const BOOKINGS_A_ROUND = 200;
const WARM_UP = 1_500;
const LOADS = [1, 4];
/**
 * Number of bookings whose traffic is counted. The same number of uncounted bookings is made first, to prepare the SQL
 * statements.
 */
const WATCHED = 50;
const LEAST_OF_BARE = 0.5;
const MOST = { quoteTrips: 2, holdTrips: 2, durableCommits: 1, processorMs: 3 };

/**
 * Measures the speed, processor time and database traffic of a booking (a quote and a hold over HTTP) on PostgreSQL
 * with durable commits. The speed is compared with that of the bare driver on the same database with the same
 * concurrency. Runs of the server alternate with runs of the driver.
 */
export async function reserveFigures(): Promise<Figure[]> {
  const postgres = await testPostgres({ durable: true });
  try {
    const { db, close } = await postgres.open(2);
    await loadHotel(db);
    await close();
    await makeBareTables(postgres.url);
    return [...(await speeds(postgres.url)), ...(await traffic(postgres.url))];
  } finally {
    await postgres.close();
  }
}

async function speeds(url: string): Promise<Figure[]> {
  const server = await startServer({ DATABASE_URL: url });
  const closers = [server.end];
  try {
    const book = (connections: number, rounds: number) =>
      roundsASecond(server.origin, { connections, rounds }, BOOKING);
    const { stay } = (await answerOf(server.origin, quoteCall())) as QuoteResult;
    await book(4, WARM_UP);

    const figures: Figure[] = [];
    for (const connections of LOADS) {
      const bare = await openBareDriver(url, connections, JSON.stringify(stay));
      closers.unshift(bare.end);
      figures.push(...(await compare(bare, connections, server.pid, (rounds) => book(connections, rounds))));
    }
    return figures;
  } finally {
    for (const close of closers) await close();
  }
}

async function compare(
  bare: BareDriver,
  connections: number,
  pid: number,
  book: (rounds: number) => Promise<number>,
): Promise<Figure[]> {
  const [measured, reference, processor]: [number[], number[], number[]] = [[], [], []];
  await bare.bookingsASecond(BOOKINGS_A_ROUND);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = processorSeconds(pid);
    measured.push(await book(BOOKINGS_A_ROUND));
    processor.push(((processorSeconds(pid) - before) * 1000) / BOOKINGS_A_ROUND);
    reference.push(await bare.bookingsASecond(BOOKINGS_A_ROUND));
  }
  const guests = connections === 1 ? '1 client' : `${connections} clients`;
  return [
    atLeast(LEAST_OF_BARE, {
      name: `quote + hold, ${guests}`,
      unit: '/s',
      measured: median(measured),
      reference: median(reference),
      against: 'a bare transaction',
    }),
    atMostReference({
      name: `processor, a booking, ${guests}`,
      unit: 'ms',
      measured: median(processor),
      reference: MOST.processorMs,
      against: 'limit',
    }),
  ];
}

/**
 * Counts the round trips and durable commits of a quote and a hold. Uses the median, because the server's own periodic
 * queries are counted too.
 */
async function traffic(url: string): Promise<Figure[]> {
  const wire = await openWire(url);
  const server = await startServer({ DATABASE_URL: wire.url, DATABASE_POOL: '1' });
  try {
    const watch = async (count: number) => {
      const seen: Record<'quoteTrips' | 'holdTrips' | 'durableCommits', number[]> = {
        quoteTrips: [],
        holdTrips: [],
        durableCommits: [],
      };
      for (let n = 0; n < count; n += 1) {
        wire.read();
        const quote = (await answerOf(server.origin, quoteCall())) as QuoteResult;
        const ofQuote = wire.read();
        await answerOf(server.origin, holdCall(quote));
        const ofHold = wire.read();
        seen.quoteTrips.push(ofQuote.roundTrips);
        seen.holdTrips.push(ofHold.roundTrips);
        seen.durableCommits.push(ofQuote.durableCommits + ofHold.durableCommits);
      }
      return seen;
    };
    await watch(WATCHED);
    const seen = await watch(WATCHED);
    return (
      [
        ['round trips, a quote', 'quoteTrips'],
        ['round trips, a hold', 'holdTrips'],
        ['commits that wait, a booking', 'durableCommits'],
      ] as const
    ).map(([name, kind]) =>
      atMostReference({ name, unit: '', measured: median(seen[kind]), reference: MOST[kind], against: 'limit' }),
    );
  } finally {
    await server.end();
    await wire.close();
  }
}

async function answerOf(origin: string, { path, headers, body }: Call): Promise<unknown> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
