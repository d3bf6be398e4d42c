import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { BundleHotel } from '../../generated/types.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { silentLog } from '../../server/platform/log.ts';
import { done, guestDetails, guestOf, nicepayWindow, sendTo } from '../support/api/guest.ts';
import { demoHotel, loadHotels } from '../support/api/properties.ts';
import { startTestApp } from '../support/api/test-app.ts';
import { startPgBouncer } from '../support/database/pgbouncer.ts';
import { databaseOf, type TestPostgres, testPostgres, withClient } from '../support/database/postgres.ts';
import { differences } from '../support/database/reconcile.ts';
import {
  hotelFromToday,
  ownFolder,
  startExternalServicesWithFaultProxy,
  startServer,
} from '../support/site/process.ts';

const { hotel, stay } = hotelFromToday();
const SETTINGS = ["timezone = 'UTC'", "statement_timeout = '25s'", "idle_in_transaction_session_timeout = '60s'"];
let postgres: TestPostgres;
let externalServices: Awaited<ReturnType<typeof startExternalServicesWithFaultProxy>>;
const home = ownFolder();

beforeAll(async () => {
  postgres = await testPostgres();
  externalServices = await startExternalServicesWithFaultProxy();
});
afterAll(async () => {
  await externalServices.close();
  await postgres.close();
  home.remove();
});

function asAdmin(...statements: string[]) {
  return withClient(postgres.url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

async function pgBouncer(settings: Record<string, string | number> = {}) {
  const started = await startPgBouncer(postgres.url, settings);
  onTestFinished(started.close);
  return started.url;
}

/** Returns the error message if the server refuses to start, or an empty string if it starts. */
async function refusalOf(url: string): Promise<string> {
  const opened = await openDatabase({ url }, silentLog).catch((error: unknown) => (error as Error).message);
  if (typeof opened === 'string') return opened;
  await opened.ping();
  await opened.close();
  return '';
}

test('reports the settings that the pooled connections lack, and starts once they are set', async () => {
  await asAdmin("ALTER ROLE booking SET timezone = 'Asia/Seoul'");
  const url = await pgBouncer();
  expect(await refusalOf(url)).toBe(
    'DATABASE_URL points to a connection pooler. Its connections lack settings that must be set in the database. ' +
      `Run ${SETTINGS.map((setting) => `ALTER ROLE booking SET ${setting};`).join(' ')} Then make the pooler reconnect.`,
  );
  await asAdmin(...SETTINGS.map((setting) => `ALTER ROLE booking SET ${setting}`));
  expect(await refusalOf(await pgBouncer())).toBe('');
});

test.each([
  ['without prepared statements', { max_prepared_statements: 0 }, /It loses prepared statements\. Use PgBouncer 1\.21/],
  ['in statement mode', { pool_mode: 'statement' }, /It refuses a transaction: .+ Use its transaction mode\.$/],
  ['with a single connection', { default_pool_size: 1 }, /It offers this server only one connection/],
])('refuses to start %s', async (_, settings, message) => {
  await asAdmin(...SETTINGS.map((setting) => `ALTER ROLE booking SET ${setting}`));
  expect(await refusalOf(await pgBouncer(settings))).toMatch(message);
});

test('works in session mode, and with start-up parameters that PgBouncer ignores', async () => {
  await asAdmin(...SETTINGS.map((setting) => `ALTER ROLE booking SET ${setting}`));
  expect(await refusalOf(await pgBouncer({ pool_mode: 'session', max_prepared_statements: 0 }))).toBe('');
  expect(await refusalOf(await pgBouncer({ ignore_startup_parameters: 'options' }))).toBe('');
});

test('servers migrate, take bookings and restart through PgBouncer, and leave nothing on its connections', async () => {
  await asAdmin('CREATE DATABASE empty TEMPLATE template0', ...SETTINGS.map((one) => `ALTER ROLE booking SET ${one}`));
  const url = databaseOf(await pgBouncer(), 'empty');
  const start = () => startServer({ ...externalServices.env, DATABASE_URL: url, DATA_DIR: home.folder });
  const servers = await Promise.all([start(), start(), start()]);
  onTestFinished(async () => {
    for (const server of servers) await server.end();
  });
  const database = await openDatabase({ url }, silentLog);
  onTestFinished(database.close);
  await loadHotels(database.db, hotel);

  for (const [at, server] of servers.entries()) {
    const guest = guestOf(sendTo(server.origin));
    const holds = await Promise.all(Array.from({ length: 20 }, () => guest.reserve(stay)));
    expect(new Set(holds.map(({ hold_number }) => hold_number)).size).toBe(20);
    const ready = done(await guest.openPayment(holds[0]!));
    const form = await externalServices.control.authorise(nicepayWindow(ready).request);
    await guest.returnFromCardWindow(form);
    await server.kill();
    servers[at] = await start();
  }
  expect(await differences(database.db, await externalServices.control.charges())).toEqual([]);
  for (const { lines } of servers) expect(lines()).not.toMatch(/"level":"(warn|error)"/);

  const clients = await Promise.all(Array.from({ length: 8 }, () => connected(url)));
  await Promise.all(clients.map((client) => client.query('BEGIN')));
  const found = await Promise.all(clients.map(stateOf));
  await Promise.all(clients.map((client) => client.end()));
  expect(new Set(found.map(({ pid }) => pid)).size).toBe(8);
  const untouched = { zone: 'UTC', limit: '25s', locks: 0, durable: 'on', work_mem: '4MB' };
  expect(found.map(({ pid, ...state }) => state)).toEqual(found.map(() => untouched));
});

test('a refused booking leaves PgBouncer’s connections usable', async () => {
  await asAdmin(...SETTINGS.map((setting) => `ALTER ROLE booking SET ${setting}`));
  const database = await openDatabase({ url: await pgBouncer(), poolSize: 20 }, silentLog);
  const lastRoom = (of: BundleHotel) => of.days.forEach((day) => void (day.allotment = 1));
  const app = await startTestApp({ database, hotels: [demoHotel('1', lastRoom)], rateLimitFactor: 1_000_000 });
  onTestFinished(app.close);
  // Refuses most bookings before their connection has prepared every statement. The later rounds prepare them.
  for (let round = 0; round < 4; round += 1) {
    const quotes = await Promise.all(Array.from({ length: 30 }, async () => done(await app.guest.quote())));
    const answers = await Promise.all(quotes.map((quote) => app.guest.hold(quote, guestDetails())));
    const [winner, ...others] = answers.toSorted((a, b) => a.status - b.status);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([409]));
    const { hold_number, reservation_token } = done(winner!);
    expect((await app.guest.release(hold_number, reservation_token)).status).toBe(204);
  }
  expect(await app.differences()).toEqual([]);
});

async function connected(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function stateOf(client: pg.Client) {
  const { rows } = await client.query<{ pid: number; zone: string; limit: string; locks: number; work_mem: string }>(
    `SELECT pg_backend_pid() AS pid, current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS limit,
      (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()) AS locks,
      current_setting('synchronous_commit') AS durable, current_setting('work_mem') AS work_mem`,
  );
  return rows[0]!;
}
