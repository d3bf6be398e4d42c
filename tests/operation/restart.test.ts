import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, done } from '../support/api/guest.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';
import { demoHotel } from '../support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../support/api/test-app.ts';

let postgres: TestPostgres;
let app: TestApp;
beforeAll(async () => {
  postgres = await testPostgres();
  app = await startTestApp({ database: await postgres.open(10), hotels: [demoHotel('1', roomy)] });
});
afterAll(async () => {
  await app.close();
  await postgres.close();
});

test('a restart of the database under load loses no acknowledged booking, and calls return 503 until it is back', async () => {
  const { guest, deps } = app;
  const acknowledged: string[] = [];
  const unavailable: Answer<unknown>[] = [];
  const others: string[] = [];
  let watchers: { enough: () => boolean; seen: () => void }[] = [];
  const until = (enough: () => boolean) => new Promise<void>((seen) => watchers.push({ enough, seen }));
  const note = () => {
    for (const { enough, seen } of watchers) if (enough()) seen();
    watchers = watchers.filter(({ enough }) => !enough());
  };
  const run = { ended: false };

  const count = (answer: Answer<unknown>) => {
    if (answer.status === 503) unavailable.push(answer);
    else if (answer.status !== 201) others.push(`${answer.status} ${answer.problem.code}`);
    note();
  };
  /** Books in a loop. After a failed hold, repeats the request with the same key, as a client does. */
  const worker = async () => {
    while (!run.ended) {
      const quote = await guest.quote({ room_type_code: 'STD' });
      count(quote);
      const key = randomUUID();
      for (let held; quote.status === 201 && !run.ended; ) {
        held = await guest.hold(quote.body, {}, key);
        if (held.status === 201) acknowledged.push(held.body.hold_number);
        count(held);
        if (held.status === 201) break;
        if (held.status === 409 && held.problem.code === 'room_sold_out') return;
      }
    }
  };
  const workers = Array.from({ length: 8 }, worker);
  await until(() => acknowledged.length >= 20);
  await postgres.stop();
  const during = unavailable.length;
  await until(() => unavailable.length >= during + 16);
  await postgres.start();
  const restarted = performance.now();
  const before = acknowledged.length;
  await until(() => acknowledged.length > before);
  const recoveredMs = performance.now() - restarted;
  await until(() => acknowledged.length >= before + 16);
  run.ended = true;
  await Promise.all(workers);

  expect(others.filter((other) => other !== '409 idempotency_in_flight')).toEqual([]);
  for (const { headers, problem } of unavailable) {
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(problem.code).toBe('unavailable');
  }
  expect(recoveredMs).toBeLessThan(5_000);
  const { rows } = await deps.db.execute<{ hold_number: string }>(sql`SELECT hold_number FROM hold`);
  expect(rows.map((row) => row.hold_number).sort()).toEqual([...new Set(acknowledged)].sort());
  expect(await app.differences()).toEqual([]);
  expect(done(await guest.quote()).result).toBe('success');
});
