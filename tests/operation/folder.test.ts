import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { FolderInUse, openDatabase } from '../../server/platform/database/database.ts';
import { silentLog } from '../../server/platform/log.ts';
import { preparedFolder } from '../support/database/embedded.ts';
import { done, nicepayWindow, guestOf, sendTo } from '../support/api/guest.ts';
import {
  eventually,
  hotelFromToday,
  type ServerProcess,
  startExternalServicesWithFaultProxy,
  startServer,
} from '../support/site/process.ts';
import { loadHotels } from '../support/api/properties.ts';
import { differences } from '../support/database/reconcile.ts';

const { hotel, stay } = hotelFromToday();
let home: Awaited<ReturnType<typeof preparedFolder>>;
let externalServices: Awaited<ReturnType<typeof startExternalServicesWithFaultProxy>>;
let server: ServerProcess;

/** Starts a server on the data folder. `env` adds environment variables. */
function start(env: Record<string, string> = {}) {
  return startServer({ ...externalServices.env, DATA_DIR: home.folder, DATABASE_URL: '', ...env });
}
function opened() {
  return openDatabase({ folder: home.folder }, silentLog);
}

beforeAll(async () => {
  externalServices = await startExternalServicesWithFaultProxy();
  home = await preparedFolder();
  const database = await opened();
  await loadHotels(database.db, hotel);
  await database.close();
  server = await start();
});
afterAll(async () => {
  await server.end();
  await externalServices.close();
  home.remove();
});

test('a second server on the same data folder refuses to start and reports the reason', async () => {
  await expect(start()).rejects.toThrow(/^The data folder .+ is in use by .+\.$/);
});

test('kill -9 loses no acknowledged write, and a charge without a response is reconciled', {
  timeout: 240_000,
}, async () => {
  const before = guestOf(sendTo(server.origin));
  const hold = await before.reserve(stay);
  const ready = done(await before.openPayment(hold));
  const form = await externalServices.control.authorise(nicepayWindow(ready).request);
  const blocked = externalServices.faultProxy.stop(
    'after',
    (asked) => asked.path === `/v1/payments/${form.fields.tid}`,
  );
  void before.returnFromCardWindow(form).catch(() => undefined);
  await blocked.reached;
  const holds = await Promise.all(Array.from({ length: 20 }, () => before.reserve(stay)));
  await server.kill();
  blocked.open();

  server = await start({ NICEPAY_ANSWER_SECONDS: '8' });
  const guest = guestOf(sendTo(server.origin));
  for (const { hold_number, reservation_token } of holds) {
    expect(done(await guest.getHold(hold_number, reservation_token)).status).toBe('held');
  }
  const isConfirmed = async () =>
    done(await guest.getHold(hold.hold_number, hold.reservation_token)).status === 'confirmed';
  expect(await eventually(90_000, isConfirmed)).toBeLessThan(60_000);
  await server.end();

  const database = await opened();
  const found = await differences(database.db, await externalServices.control.charges());
  await database.close();
  expect(found).toEqual([]);
});

test('a data folder is locked by one server; after that server is killed, it is unlocked and contains all acknowledged data', async () => {
  const { folder, remove } = await preparedFolder();
  const program = `
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, '../../server/platform/database/database.ts'))});
    const { silentLog } = await import(${JSON.stringify(join(import.meta.dirname, '../../server/platform/log.ts'))});
    const { sql } = await import('drizzle-orm');
    const { db } = await openDatabase({ folder: process.argv[1] }, silentLog);
    await db.execute(sql\`CREATE TABLE kept (n int)\`);
    for (let n = 1; n <= 20; n += 1) await db.execute(sql\`INSERT INTO kept VALUES (\${n})\`);
    process.stdout.write('acknowledged');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  const second = await openDatabase({ folder }, silentLog).catch((error: unknown) => error);
  expect(second).toBeInstanceOf(FolderInUse);
  expect((second as Error).message).toBe(`The data folder ${folder} is in use by process ${other.pid}.`);
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  const database = await openDatabase({ folder }, silentLog);
  expect((await database.db.execute(sql`SELECT count(*) AS n FROM kept`)).rows).toEqual([{ n: 20 }]);
  await expect(openDatabase({ folder }, silentLog)).rejects.toThrow('in use');
  await database.close();
  const again = await openDatabase({ folder }, silentLog);
  await again.close();
  remove();
});
