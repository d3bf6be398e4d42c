import type { QuoteResult } from '../../generated/types.ts';
import { testPostgres } from '../support/database/postgres.ts';
import { BOOKING, holdCall, quoteCall } from './bookings.ts';
import { atLeast, atMostReference, type Figure, median } from './figures.ts';
import { loadHotel } from './hotels.ts';
import { type Call, roundsASecond } from './load.ts';
import { type BenchServer, processorSeconds, startServer, startSkeleton } from './server.ts';
import { openWire } from './wire.ts';

const ROUNDS = 5;
const BOOKINGS_A_ROUND = 200;
const WARM_UP = 1_500;
/**
 * Number of bookings whose traffic is counted. The same number of uncounted bookings is made first, to prepare the SQL
 * statements.
 */
const WATCHED = 50;
/** Least speed compared with the skeleton's, by number of clients. */
const LEAST_OF_SKELETON = { 1: 0.65, 4: 0.55, 16: 0.55 };
const MOST = { quoteTrips: 2, holdTrips: 2, durableCommits: 1, processorMs: 0.9 };

/**
 * Measures the speed, processor time and database traffic of a booking (a quote and a hold over HTTP) on PostgreSQL
 * with durable commits. The speed is compared with that of the skeleton (skeleton.ts) on the same database with the same
 * number of clients. Runs of the server alternate with runs of the skeleton.
 */
export async function reserveFigures(): Promise<Figure[]> {
  const postgres = await testPostgres({ durable: true });
  try {
    const { db, close } = await postgres.open(2);
    await loadHotel(db);
    await close();
    return [...(await speeds(postgres.url)), ...(await traffic(postgres.url))];
  } finally {
    await postgres.close();
  }
}

async function speeds(url: string): Promise<Figure[]> {
  const server = await startServer({ DATABASE_URL: url });
  const closers = [server.end];
  try {
    const quote = await answerOf(server.origin, quoteCall());
    const hold = await answerOf(server.origin, holdCall(quote as QuoteResult));
    const skeleton = await startSkeleton(url, { QUOTE: JSON.stringify(quote), HOLD: JSON.stringify(hold) });
    closers.unshift(skeleton.end);
    for (const { origin } of [server, skeleton]) await book(origin, 4, WARM_UP);

    const figures: Figure[] = [];
    for (const [clients, least] of Object.entries(LEAST_OF_SKELETON))
      figures.push(...(await compare(server, skeleton, Number(clients), least)));
    return figures;
  } finally {
    for (const close of closers) await close();
  }
}

async function compare(
  server: BenchServer,
  skeleton: BenchServer,
  connections: number,
  least: number,
): Promise<Figure[]> {
  const [measured, reference, processor]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = processorSeconds(server.pid);
    measured.push(await book(server.origin, connections, BOOKINGS_A_ROUND));
    processor.push(((processorSeconds(server.pid) - before) * 1000) / BOOKINGS_A_ROUND);
    reference.push(await book(skeleton.origin, connections, BOOKINGS_A_ROUND));
  }
  const clients = connections === 1 ? '1 client' : `${connections} clients`;
  return [
    atLeast(least, {
      name: `quote + hold, ${clients}`,
      unit: '/s',
      measured: median(measured),
      reference: median(reference),
      against: 'skeleton',
    }),
    atMostReference({
      name: `processor, a booking, ${clients}`,
      unit: 'ms',
      measured: median(processor),
      reference: MOST.processorMs,
      against: 'limit',
    }),
  ];
}

function book(origin: string, connections: number, rounds: number): Promise<number> {
  return roundsASecond(origin, { connections, rounds }, BOOKING);
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
