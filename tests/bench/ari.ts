import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { AriDays, AriResult } from '../../generated/types.ts';
import { demoBundle } from '../../scripts/demo/bundle.ts';
import { systemClock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { addDays } from '../../server/platform/values/nights.ts';
import { NO_FILES } from '../../server/provider/picture-folder.ts';
import { importBundle } from '../../server/provider/provider.usecases.ts';
import { testPostgres } from '../support/database/postgres.ts';
import { atMost, atMostReference, type Figure, median } from './figures.ts';
import { multiplyHotel, TODAY } from './hotels.ts';
import { startServer } from './server.ts';

const PROVIDER_KEY = 'provider-key-of-the-bench-provider-key';
const ROOM_TYPES = [...'ABCDEFGHIJKLMN'].map((letter) => `TYPE_${letter}`);
/** The contract's maximum number of rows in a message. */
const ROWS = 10_000;
const NIGHTS = Math.ceil(ROWS / ROOM_TYPES.length);
const ROUNDS = 9;
const WARM_UPS = 3;
const MOST_FIRST_MS = 5_000;
/** Maximum time for a row of a message, as a multiple of the time that PostgreSQL and the driver take for the row. */
const MOST_OF_DRIVER = 2;

/**
 * Measures messages with 10,000 rows, each of which changes the price, the allotment and the minimum stay of another
 * night. The reference is one statement that writes the same values into the same table with the driver alone.
 */
export async function ariFigures(): Promise<Figure[]> {
  const postgres = await testPostgres({ durable: true });
  const { db, close } = await postgres.open(2);
  const client = new pg.Client({ connectionString: postgres.url });
  const closers: (() => Promise<unknown>)[] = [() => client.end(), close, postgres.close];
  try {
    await client.connect();
    await loadRoomTypes(db);
    const server = await startServer({ DATABASE_URL: postgres.url, PROVIDER_KEYS: `bench:${PROVIDER_KEY}` });
    closers.unshift(server.end);
    const firstMs = await timeOf(() => send(server.origin, 0));
    await timeOf(() => upsert(client, 0));
    const times = { message: [] as number[], driver: [] as number[] };
    for (let round = 1; round <= WARM_UPS + ROUNDS; round += 1) {
      const [message, driver] = [
        await timeOf(() => send(server.origin, round)),
        await timeOf(() => upsert(client, round)),
      ];
      if (round <= WARM_UPS) continue;
      times.message.push(message);
      times.driver.push(driver);
    }
    return [
      atMostReference({
        name: `first ARI message, with ${ROWS} rows`,
        unit: 'ms',
        measured: firstMs,
        reference: MOST_FIRST_MS,
        against: 'limit',
      }),
      atMost(MOST_OF_DRIVER, {
        name: 'row of an ARI message',
        unit: 'µs',
        measured: (median(times.message) / ROWS) * 1_000,
        reference: (median(times.driver) / ROWS) * 1_000,
        against: 'the same upsert with the driver alone',
      }),
    ];
  } finally {
    for (const end of closers) await end();
  }
}

/** Creates hotel 1, which gets the messages, and hotel 2, which the driver writes, without any night. */
async function loadRoomTypes(db: Database): Promise<void> {
  const hotel = demoBundle(TODAY).hotels.find((one) => one.hotel_code === '1')!;
  const room_types = ROOM_TYPES.map((room_type_code) => ({ ...hotel.room_types[0]!, room_type_code }));
  const products = { packages: [], promotions: [], days: [], room_types };
  const bundle = {
    company_code: 'bench',
    company_name: { ko: '벤치', en: 'Bench' },
    hotels: [{ ...hotel, ...products }],
  };
  const report = await importBundle(
    {
      db,
      chargeableCurrencies: [hotel.currency],
      paymentMethods: hotel.payment_methods ?? ['card'],
      guaranteeConfigured: false,
      clock: systemClock,
      files: { ...NO_FILES, hasFile: () => true },
    },
    bundle,
  );
  if (report.result === 'fail') throw new Error(JSON.stringify(report.problems.slice(0, 5)));
  await multiplyHotel(db, 2);
}

/** Returns the rows of a message, in the order in which bookings lock nights. No price is the same as in another round. */
function rowsOf(round: number): (AriDays & { price: number; allotment: number; min_nights: number })[] {
  return Array.from({ length: ROWS }, (_, n) => {
    const date = addDays(TODAY, n % NIGHTS);
    return {
      room_type_code: ROOM_TYPES[Math.floor(n / NIGHTS)]!,
      from: date,
      to: date,
      price: 100_000 + n + round,
      allotment: 10 + (round % 50),
      min_nights: 1 + (round % 5),
    };
  });
}

async function send(origin: string, round: number): Promise<() => Promise<void>> {
  const body = JSON.stringify({ hotel_code: '1', message_id: randomUUID(), sequence: round, days: rowsOf(round) });
  return async () => {
    const answer = await fetch(`${origin}/api/provider/ari-updates`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'provider-key': PROVIDER_KEY },
      body,
    });
    const result = (await answer.json()) as AriResult;
    if (result.changed !== ROWS) throw new Error(JSON.stringify(result).slice(0, 1_000));
  };
}

const UPSERT = `
  INSERT INTO room_day AS kept (company_code, hotel_code, room_type_code, stay_date, price, allotment, min_nights, max_nights, closed,
    closed_to_arrival, closed_to_departure)
  SELECT 'bench', '2', *, 30, false, false, false FROM unnest($1::text[], $2::date[], $3::bigint[], $4::int[], $5::int[])
  ON CONFLICT (company_code, hotel_code, stay_date, room_type_code) DO UPDATE SET price = excluded.price,
    allotment = greatest(excluded.allotment, kept.sold), provider_allotment = excluded.allotment, min_nights = excluded.min_nights`;

async function upsert(client: pg.Client, round: number): Promise<() => Promise<void>> {
  const rows = rowsOf(round);
  const columns = [
    rows.map(({ room_type_code }) => room_type_code),
    rows.map(({ from }) => from),
    rows.map(({ price }) => price),
    rows.map(({ allotment }) => allotment),
    rows.map(({ min_nights }) => min_nights),
  ];
  return async () => {
    const { rowCount } = await client.query(UPSERT, columns);
    if (rowCount !== ROWS) throw new Error(`The driver wrote ${rowCount} rows.`);
  };
}

/** Prepares a call, and returns its time in milliseconds without the preparation. */
async function timeOf(prepare: () => Promise<() => Promise<void>>): Promise<number> {
  const call = await prepare();
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}
