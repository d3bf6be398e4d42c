import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { testPostgres } from '../../tests/support/postgres.ts';
import { fixedClock, systemClock } from './clock.ts';
import type { OpenDatabase } from './database.ts';
import { silentLog } from './log.ts';
import { fail, ok } from './outcome.ts';
import { createQueue } from './queue.ts';
import type { Queue } from './queue.ts';
import { inTransaction } from './transaction.ts';

describe.each(['pglite', 'postgres'] as const)('queue on %s', (engine) => {
  let database: OpenDatabase;
  let queue: Queue;
  let done: unknown[] = [];
  let broken = false;
  const clock = fixedClock('2000-01-01T00:00:00Z');
  let close = async () => {};

  beforeAll(async () => {
    const server = engine === 'postgres' ? await testPostgres() : undefined;
    database = server ? await server.open(4) : await testDatabase();
    queue = createQueue({ database, clock, log: silentLog, workers: false });
    queue.define<{ n: number }>('note', async (data) => {
      if (broken) throw new Error('broken');
      done.push(data);
    });
    await queue.start();
    close = async () => {
      await queue.stop();
      await database.close();
      await server?.close();
    };
  });
  afterAll(() => close());

  it('has the job if and only if the transaction commits', async () => {
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

  it('keeps a job for later until its time', async () => {
    done = [];
    clock.set('2100-01-01T00:00:00Z');
    await queue.send(database.db, 'note', { n: 3 }, { startAfter: new Date('2100-01-01T00:15:00Z') });
    expect(await queue.runDue()).toBe(0);
    clock.advance(15 * 60_000);
    expect(await queue.runDue()).toBe(1);
    expect(done).toEqual([{ n: 3 }]);
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

  it('refuses a job that nobody does', async () => {
    await expect(queue.send(database.db, 'unknown', {})).rejects.toThrow('No job is called unknown');
  });
});

describe('a working queue', () => {
  it('tries a failing job again and at last lays it aside', { timeout: 30_000 }, async () => {
    const database = await testDatabase();
    const attempts: number[] = [];
    const asideBy = Promise.withResolvers<object>();
    const queue = createQueue({ database, clock: systemClock, log: silentLog });
    queue.define('note.dead', async (data) => asideBy.resolve(data));
    queue.define(
      'note',
      async (_, { attempt }) => {
        attempts.push(attempt);
        throw new Error('always');
      },
      { retryLimit: 1, retryDelay: 0 },
    );
    await queue.start();
    await queue.send(database.db, 'note', { n: 1 });
    expect(await asideBy.promise).toEqual({ n: 1 });
    expect(attempts).toEqual([0, 1]);
    await queue.stop();
    await database.close();
  });
});
