import { sql } from 'drizzle-orm';
import { guestDetails, done, type Guest, guestOf, nicepayWindow, sendTo } from '../support/api/guest.ts';
import { testPostgres } from '../support/database/postgres.ts';
import {
  eventually,
  hotelFromToday,
  ownFolder,
  startExternalServicesWithFaultProxy,
  startServer,
} from '../support/site/process.ts';
import { loadHotels } from '../support/api/properties.ts';
import { differences } from '../support/database/reconcile.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { atMostReference, type Figure } from './figures.ts';

const HOLDS = 1_000;
const PAYMENTS = 500;
const GUESTS = 20;
const MOST = { freeAfterMs: 5_000, reconciledAfterMs: 60_000 };

/**
 * Measures how fast the server finishes work that becomes due all at once: releasing holds that expire together, and
 * reconciling charges whose responses never arrived, because the server was killed. Uses a separate server with
 * PostgreSQL and the sandbox.
 */
export async function stormFigures(): Promise<Figure[]> {
  const postgres = await testPostgres({ durable: true });
  const external = await startExternalServicesWithFaultProxy();
  const home = ownFolder();
  const { db, close } = await postgres.open(4);
  const { hotel, stay } = hotelFromToday();
  const start = () => startServer({ ...external.env, DATABASE_URL: postgres.url, DATA_DIR: home.folder });
  await loadHotels(db, hotel);
  let server = await start();
  try {
    const guest = guestOf(sendTo(server.origin));
    await times(HOLDS, () => guest.reserve({ ...stay, room_type_code: 'STD' }, guestDetails()));
    const freeAfterMs = await freed(db);

    const paying = await times(PAYMENTS, () => opened(guest, stay, external.control.authorise));
    for (const form of paying) void guest.returnFromCardWindow(form).catch(() => undefined);
    await eventually(60_000, async () => (await count(db, `state = 'approving'`)) === PAYMENTS);
    await server.kill();
    const restarted = performance.now();
    server = await start();
    await eventually(120_000, async () => (await count(db, `state = 'completed'`)) === PAYMENTS);
    const reconciledAfterMs = performance.now() - restarted;

    const found = await differences(db, await external.control.charges());
    if (found.length > 0) throw new Error(found.join('\n'));
    return [
      atMostReference({
        name: `release of ${HOLDS} holds that expire together`,
        unit: 'ms',
        measured: freeAfterMs,
        reference: MOST.freeAfterMs,
        against: 'limit',
      }),
      atMostReference({
        name: `${PAYMENTS} charges without a response, reconciled after a crash`,
        unit: 'ms',
        measured: reconciledAfterMs,
        reference: MOST.reconciledAfterMs,
        against: 'limit',
      }),
    ];
  } finally {
    await server.end();
    await external.close();
    await close();
    await postgres.close();
    home.remove();
  }
}

/** Expires all holds at once and returns the time in milliseconds until their rooms are available again. */
async function freed(db: Database): Promise<number> {
  await db.execute(sql`UPDATE hold SET expires_at = now()`);
  return eventually(60_000, async () => {
    const { rows } = await db.execute<{ sold: number }>(sql`SELECT sum(sold)::int AS sold FROM room_day`);
    return rows[0]?.sold === 0;
  });
}

async function count(db: Database, where: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql.raw(`SELECT count(*) AS n FROM payment WHERE ${where}`));
  return rows[0]!.n;
}

type Authorise = Awaited<ReturnType<typeof startExternalServicesWithFaultProxy>>['control']['authorise'];

/**
 * Opens the card window for a new hold and authorises a card. Returns the form that the window would post to the site.
 * The approval that follows the form will charge the card but get no response.
 */
async function opened(guest: Guest, stay: { start_date: string; end_date: string }, authorise: Authorise) {
  const hold = await guest.reserve({ ...stay, room_type_code: 'DLX' }, guestDetails());
  const ready = done(await guest.openPayment(hold));
  return authorise(nicepayWindow(ready).request, 'timeout_after_approval');
}

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      results.push(await work());
    }
  };
  await Promise.all(Array.from({ length: GUESTS }, worker));
  return results;
}
