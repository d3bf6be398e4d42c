import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '../../server/platform/database/database.ts';
import { done, guestOf, sendTo } from '../support/api/guest.ts';
import { loadHotels } from '../support/api/properties.ts';
import { testPostgres } from '../support/database/postgres.ts';
import { differences } from '../support/database/reconcile.ts';
import { startBalancer } from '../support/site/balancer.ts';
import {
  hotelFromToday,
  ownFolder,
  type ServerProcess,
  startExternalServicesWithFaultProxy,
  startServer,
} from '../support/site/process.ts';

const STOPS = 12;
const WORKERS = 4;
const { hotel, stay } = hotelFromToday();
for (const days of hotel.days ?? []) days.allotment = 10_000;

type Services = Awaited<ReturnType<typeof startExternalServicesWithFaultProxy>>;
type Site = { env: Record<string, string>; database: OpenDatabase; charges: Services['control']['charges'] };

async function startSite(): Promise<Site> {
  const postgres = await testPostgres();
  const services = await startExternalServicesWithFaultProxy();
  const home = ownFolder();
  const database = await postgres.open(5);
  onTestFinished(async () => {
    await database.close();
    await services.close();
    await postgres.close();
    home.remove();
  });
  await loadHotels(database.db, hotel);
  const env = {
    ...services.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: home.folder,
    DRAIN_SECONDS: '1',
  };
  return { env, database, charges: services.control.charges };
}

/**
 * Sends reads and writes to the site until `stop` is called. `statuses` counts the calls by status, and `acknowledged`
 * lists the holds that were created.
 */
function startLoad(origin: string) {
  const statuses = new Map<string, number>();
  const acknowledged: string[] = [];
  const run = { ended: false };
  const count = (call: string, status: number) =>
    statuses.set(`${call} ${status}`, (statuses.get(`${call} ${status}`) ?? 0) + 1);
  const worker = async () => {
    const guest = guestOf(sendTo(origin));
    while (!run.ended) {
      const page = await fetch(origin, { headers: { Accept: 'text/html' } });
      await page.text();
      count('page', page.status);
      const quote = await guest.quote({ ...stay });
      count('quote', quote.status);
      const hold = quote.status === 201 ? await guest.hold(quote.body) : undefined;
      if (hold) count('hold', hold.status);
      if (hold?.status === 201) acknowledged.push(hold.body.hold_number);
    }
  };
  const workers = Array.from({ length: WORKERS }, worker);
  return {
    statuses,
    acknowledged,
    async stop() {
      run.ended = true;
      await Promise.all(workers);
    },
  };
}

test('restarting the servers one after the other under load loses no request', async () => {
  const { env, database, charges } = await startSite();
  const balancer = await startBalancer();
  onTestFinished(balancer.close);
  const servers: ServerProcess[] = [];
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.end()))));
  const add = async () => {
    const server = await startServer(env);
    servers.push(server);
    balancer.add(server.origin);
  };
  await add();
  await add();
  const load = startLoad(balancer.origin);
  for (let stops = 0; stops < STOPS; stops += 1) {
    await add();
    const old = servers.shift()!;
    await old.end();
    balancer.remove(old.origin);
    expect(old.lines()).not.toMatch(/graceful shutdown failed|"level":"error"/);
  }
  await load.stop();

  expect(balancer.lost).toEqual([]);
  expect([...load.statuses.keys()].toSorted()).toEqual(['hold 201', 'page 200', 'quote 201']);
  expect(load.statuses.get('hold 201')).toBeGreaterThan(STOPS * WORKERS);
  const { rows } = await database.db.execute<{ hold_number: string }>(sql`SELECT hold_number FROM hold`);
  expect(rows.map((row) => row.hold_number).toSorted()).toEqual(load.acknowledged.toSorted());
  expect(await differences(database.db, await charges())).toEqual([]);
  done(await guestOf(sendTo(balancer.origin)).quote({ ...stay }));
});
