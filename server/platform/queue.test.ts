import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../../tests/support/database/embedded.ts';
import { testPostgres } from '../../tests/support/database/postgres.ts';
import { fixedClock, systemClock } from './clock.ts';
import { type OpenDatabase, rowsOf } from './database/database.ts';
import { silentLog } from './log.ts';
import { fail, ok } from './outcome.ts';
import { createQueue } from './queue.ts';
import type { Queue } from './queue.ts';
import { inTransaction } from './database/transaction.ts';

describe.each(['pglite', 'postgres'] as const)('queue on %s', (engine) => {
  let database: OpenDatabase;
  let queue: Queue;
  let done: unknown[] = [];
  let broken = false;
  const clock = fixedClock('2000-01-01T00:00:00Z');
  let close = async () => {};

  beforeAll(async () => {
    const server = engine === 'postgres' ? await testPostgres() : undefined;
    database = server ? await server.open(4) : await embeddedDatabase();
    queue = createQueue({ database, clock, log: silentLog, workers: false });
    queue.define<{ n: number }>(
      'note',
      async (data) => {
        if (broken) throw new Error('broken');
        done.push(data);
      },
      { outward: false },
    );
    await queue.start();
    close = async () => {
      await queue.stop();
      await database.close();
      await server?.close();
    };
  });
  afterAll(() => close());

  it('keeps a job only if the transaction commits', async () => {
    done = [];
    await inTransaction(database.db, async (tx) => {
      await queue.send(tx, 'note', { n: 1 });
      return fail('room_sold_out');
    });
    expect(await queue.runDue()).toBe(0);
    await inTransaction(database.db, async (tx) => {
      await queue.send(tx, 'note', { n: 2 });
      return ok();
    });
    expect(await queue.runDue()).toBe(1);
    expect(done).toEqual([{ n: 2 }]);
    expect(await queue.runDue()).toBe(0);
  });

  it('keeps a job whose handler throws', async () => {
    done = [];
    broken = true;
    await queue.send(database.db, 'note', { n: 4 });
    await expect(queue.runDue()).rejects.toThrow('broken');
    broken = false;
    expect(await queue.runDue()).toBe(1);
    expect(done).toEqual([{ n: 4 }]);
  });

  it('rejects a job without a handler', async () => {
    await expect(queue.send(database.db, 'unknown', {})).rejects.toThrow('No job is named unknown');
  });
});

describe('due rows', () => {
  type Row = { n: number; tries: number };
  /** Creates due rows and records what happens to them. A row that is being processed isn't due. */
  function rows(count: number) {
    const due = Array.from({ length: count }, (_, n) => ({ n, tries: 1 }));
    const [claims, ended, failed]: [number[], number[], number[]] = [[], [], []];
    const released = Promise.withResolvers<void>();
    const allEnded = Promise.withResolvers<void>();
    let most = 0;
    let running = 0;
    return {
      claims,
      ended,
      failed,
      release: () => released.resolve(),
      allEnded: allEnded.promise,
      most: () => most,
      due: {
        outward: false,
        due: 'true',
        atOnce: 4,
        async claim(atMost: number) {
          claims.push(atMost);
          return due.splice(0, atMost);
        },
        async work({ n }: Row) {
          most = Math.max(most, (running += 1));
          await released.promise;
          running -= 1;
          ended.push(n);
          if (ended.length === count) allEnded.resolve();
          if (n % 2) throw new Error('cannot be done');
        },
        async again({ n }: Row, at: Date) {
          expect(at.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
          failed.push(n);
        },
      },
    };
  }

  it('are processed several at once, and slow rows do not delay quick ones', async () => {
    const database = await embeddedDatabase();
    const [slow, quick] = [rows(11), rows(3)];
    quick.release();
    const queue = createQueue({ database, clock: systemClock, log: silentLog });
    queue.pollRows('slow', slow.due);
    queue.pollRows('quick', quick.due);
    await queue.start();
    await quick.allEnded;
    expect(slow.ended).toEqual([]);
    expect(slow.most()).toBe(4);
    slow.release();
    await slow.allEnded;
    await queue.stop();
    await database.close();
    expect(slow.most()).toBe(4);
    expect(slow.ended.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, n) => n));
    expect(slow.failed.toSorted((a, b) => a - b)).toEqual([1, 3, 5, 7, 9]);
    expect(Math.max(...slow.claims)).toBe(4);
  });

  it('are processed even if they were being claimed when the queue stopped', async () => {
    const database = await embeddedDatabase();
    const claiming = Promise.withResolvers<void>();
    const claimed = Promise.withResolvers<{ tries: number }[]>();
    const done: object[] = [];
    const queue = createQueue({ database, clock: systemClock, log: silentLog });
    queue.pollRows('one', {
      outward: false,
      due: 'true',
      atOnce: 1,
      claim: () => (claiming.resolve(), claimed.promise),
      work: async (row) => void done.push(row),
      again: async () => undefined,
    });
    await queue.start();
    await claiming.promise;
    const stopped = queue.stop();
    setImmediate(() => claimed.resolve([{ tries: 1 }]));
    await stopped;
    expect(done).toEqual([{ tries: 1 }]);
    await database.close();
  });

  it('are processed on request in a queue without workers', async () => {
    const database = await embeddedDatabase();
    const one = rows(9);
    one.release();
    const queue = createQueue({ database, clock: systemClock, log: silentLog, workers: false });
    queue.pollRows('one', one.due);
    await queue.start();
    expect(await queue.runDue()).toBe(9);
    expect(await queue.runDue()).toBe(0);
    await queue.stop();
    await database.close();
  });
});

describe('a queue with workers', () => {
  it('leaves outward work in the database unless the server sends', { timeout: 30_000 }, async () => {
    const database = await embeddedDatabase();
    const inside = Promise.withResolvers<void>();
    const [ran, left]: [string[], Set<string>] = [[], new Set(['job', 'task', 'row'])];
    const allRan = Promise.withResolvers<void>();
    const record = (name: string) => {
      ran.push(name);
      left.delete(name);
      if (left.size === 0) allRan.resolve();
    };
    const start = async (sending: boolean) => {
      const queue = createQueue({ database, clock: systemClock, log: silentLog, sending });
      const due = [{ tries: 1 }];
      queue.define('out', async () => record('job'), { outward: true });
      queue.define('in', async () => inside.resolve(), { outward: false });
      queue.schedule('out', '0 0 1 1 *');
      queue.everySecond('task', { outward: true, due: 'true', work: async () => record('task') });
      queue.pollRows('rows', {
        outward: true,
        due: 'true',
        atOnce: 1,
        claim: async () => due.splice(0),
        work: async () => record('row'),
        again: async () => undefined,
      });
      await queue.start();
      return queue;
    };
    const silent = await start(false);
    await silent.send(database.db, 'out', {});
    await silent.send(database.db, 'in', {});
    await inside.promise;
    expect(await silent.runDue()).toBe(0);
    await silent.stop();
    expect(ran).toEqual([]);
    expect(await schedules(database)).toEqual([]);

    const sending = await start(true);
    await allRan.promise;
    await sending.stop();
    expect(ran.filter((name) => name !== 'task').toSorted()).toEqual(['job', 'row']);
    expect(await schedules(database)).toEqual(['out']);
    await database.close();
  });

  async function schedules({ db }: OpenDatabase) {
    return (await rowsOf<{ name: string }>(db, 'SELECT name FROM pgboss.schedule', [])).map(({ name }) => name);
  }

  it('retries a failing job and then moves it to the dead-letter queue', { timeout: 30_000 }, async () => {
    const database = await embeddedDatabase();
    let attempts = 0;
    const moved = Promise.withResolvers<object>();
    const queue = createQueue({ database, clock: systemClock, log: silentLog });
    queue.define('note.dead', async (data) => moved.resolve(data), { outward: false });
    queue.define(
      'note',
      async () => {
        attempts += 1;
        throw new Error('always');
      },
      { outward: false, retryLimit: 1, retryDelay: 0 },
    );
    await queue.start();
    await queue.send(database.db, 'note', { n: 1 });
    expect(await moved.promise).toEqual({ n: 1 });
    expect(attempts).toBe(2);
    await queue.stop();
    await database.close();
  });
});
