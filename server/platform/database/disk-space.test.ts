import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparedFolder } from '../../../tests/support/database/embedded.ts';
import { type TestDeps, testDeps } from '../../../tests/support/api/deps.ts';
import { done, guestOf } from '../../../tests/support/api/guest.ts';
import { testPostgres } from '../../../tests/support/database/postgres.ts';
import { demoHotel, loadHotels } from '../../../tests/support/api/properties.ts';
import { createApp } from '../../app.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { normaliseError, operatorMessageOf } from './database-errors.ts';
import { silentLog } from '../log.ts';
import { ok } from '../outcome.ts';
import { inTransaction } from './transaction.ts';

const DISK_FULL = { kind: 'unavailable', sqlState: '53100' };
const MEGABYTE = 1_048_576;

async function siteOn(deps: TestDeps) {
  await loadHotels(deps.db, demoHotel('1'));
  const app = createApp(deps);
  const guest = guestOf(async (path, init) => app.request(`https://booking.example/api${path}`, init));
  const ready = async () => (await app.request('https://booking.example/readyz')).status;
  return { guest, ready };
}

describe('the embedded engine', () => {
  let home: Awaited<ReturnType<typeof preparedFolder>>;
  let database: OpenDatabase;
  let deps: TestDeps;
  let free = 1_000 * MEGABYTE;
  const open = () => openDatabase({ folder: home.folder, freeBytes: () => free }, silentLog);
  const holds = async () => (await database.db.execute(sql`SELECT FROM hold`)).rows.length;

  beforeAll(async () => {
    home = await preparedFolder();
    database = await open();
    deps = await testDeps({ database });
  });
  afterAll(() => home.remove());

  it('rejects requests with 503 while the disk is nearly full, and recovers', async () => {
    const { guest, ready } = await siteOn(deps);
    const quote = done(await guest.quote());
    expect(await ready()).toBe(200);
    free = 63 * MEGABYTE;
    const refused = await guest.hold(quote);
    expect(refused).toMatchObject({ status: 503, problem: { code: 'unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await ready()).toBe(503);
    free = 64 * MEGABYTE;
    expect(await ready()).toBe(200);
    done(await guest.hold(quote));
    expect(await holds()).toBe(1);
  });

  it('rolls back a transaction during which the disk fills up', async () => {
    const began = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`DELETE FROM booking_token`);
      free = 0;
      await tx.execute(sql`DELETE FROM hold`);
      return ok();
    });
    expect(normaliseError(await began.catch((error: unknown) => error))).toMatchObject(DISK_FULL);
    free = 1_000 * MEGABYTE;
    expect((await database.db.execute(sql`SELECT FROM booking_token`)).rows).toHaveLength(1);
  });

  it('closes on a full disk, keeps acknowledged data, and does not start on a full disk', async () => {
    free = 0;
    await deps.close();
    const messageOf = async (work: Promise<unknown>) => operatorMessageOf(await work.catch((error: unknown) => error));
    const FULL = expect.stringMatching(/^Less than 64 MB of disk space is free for the data folder .+\.$/);
    expect(await messageOf(open())).toEqual(FULL);
    free = 1_000 * MEGABYTE;
    database = await open();
    free = 0;
    expect(await messageOf(database.migrate())).toEqual(FULL);
    free = 1_000 * MEGABYTE;
    expect(await holds()).toBe(1);
    await database.close();
  });
});

describe('PostgreSQL', () => {
  it('makes the server respond with 503 while its disk is full, and recovers', async () => {
    const server = await testPostgres();
    const database = await server.open(4);
    const deps = await testDeps({ database });
    const { guest, ready } = await siteOn(deps);
    await database.db.execute(sql`
      CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = TG_ARGV[0]; END $$`);
    for (const state of ['53100', '58030']) {
      await database.db.execute(
        sql.raw(`CREATE TRIGGER full_disk BEFORE INSERT ON quote FOR EACH ROW EXECUTE FUNCTION no_space('${state}')`),
      );
      expect(await guest.quote()).toMatchObject({ status: 503, problem: { code: 'unavailable' } });
      await database.db.execute(sql`DROP TRIGGER full_disk ON quote`);
      done(await guest.quote());
    }
    // A limit on temporary files simulates a full disk.
    const limited = async (limit: string) => {
      await database.db.execute(sql.raw(`ALTER DATABASE postgres SET temp_file_limit = ${limit}`));
      const { ping, close } = await server.open(1);
      return ping().finally(close);
    };
    await expect(limited("'64kB'")).rejects.toThrow();
    await expect(limited('-1')).resolves.toBeUndefined();
    expect(await ready()).toBe(200);
    await deps.close();
    await server.close();
  });
});
