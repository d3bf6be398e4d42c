import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../../tests/support/database/embedded.ts';
import { testPostgres } from '../../tests/support/database/postgres.ts';
import { fixedClock } from './clock.ts';
import { type Database, type OpenDatabase, rowsOf } from './database/database.ts';
import { refusalOf, refuseFor } from './database/database-errors.ts';
import { idempotent, idempotentSteps, purgeIdempotency } from './idempotency.ts';
import type { IdempotentCall } from './idempotency.ts';
import { sentTogether } from './database/transaction.ts';
import { fail, ok } from './outcome.ts';

const call: IdempotentCall = {
  companyCode: 'haneul',
  operation: 'createHold',
  caller: 'quoteToken:q1',
  key: '6a1f0c5e-3f2b-4f4e-9c55-0a4a0b1f7d10',
  request: { a: 1, b: { c: [1, 2] } },
  requestId: 'request-one',
};

describe.each(['pglite', 'postgres'] as const)('idempotency on %s', (engine) => {
  let database: OpenDatabase;
  let close = async () => {};
  const clock = fixedClock('2027-06-01T00:00:00Z');
  const store = () => ({ db: database.db, clock });
  const effects = async () =>
    (await database.db.execute<{ n: number }>(sql`SELECT count(*) AS n FROM effect`)).rows[0]?.n;
  const work = async (tx: Database) => {
    await tx.execute(sql`INSERT INTO effect VALUES (1)`);
    return ok({ hold_number: 'HD3N8P5RT2' });
  };

  beforeAll(async () => {
    const server = engine === 'postgres' ? await testPostgres() : undefined;
    database = server ? await server.open(20) : await embeddedDatabase();
    await database.db.execute(sql`CREATE TABLE effect (n int)`);
    close = async () => {
      await database.close();
      await server?.close();
    };
  });
  beforeEach(async () => void (await database.db.execute(sql`TRUNCATE effect, idempotency_key`)));
  afterAll(() => close());

  it('runs the work once and replays its response', async () => {
    const first = await idempotent(store(), call, work);
    const again = await idempotent(store(), { ...call, request: { b: { c: [1, 2] }, a: 1 } }, work);
    expect(first).toEqual(ok({ hold_number: 'HD3N8P5RT2' }));
    expect(again).toEqual(first);
    expect(await effects()).toBe(1);
  });

  it('rejects the same key with a different body', async () => {
    await idempotent(store(), call, work);
    const other = await idempotent(store(), { ...call, request: { a: 2 } }, work);
    expect(other).toMatchObject({ ok: false, failure: { code: 'idempotency_mismatch', status: 422 } });
    expect(await effects()).toBe(1);
  });

  it('keeps the keys of different callers, operations and companies separate', async () => {
    for (const other of [{}, { caller: 'quoteToken:q2' }, { operation: 'createPayment' }, { companyCode: 'bada' }]) {
      expect(await idempotent(store(), { ...call, ...other }, work)).toMatchObject({ ok: true });
    }
    expect(await effects()).toBe(4);
  });

  it('rolls back the effect of a failed call and replays the failure with its original instance', async () => {
    const refused = await idempotent(store(), call, async (tx) => {
      await work(tx);
      return fail('room_sold_out');
    });
    const again = await idempotent(store(), { ...call, requestId: 'request-two' }, work);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'room_sold_out', instance: '/requests/request-one' } });
    expect(again).toEqual(refused);
    expect(await effects()).toBe(0);
  });

  const addEffect = (tx: Database) => rowsOf(tx, 'INSERT INTO effect VALUES (1)', []);
  const answering = (sent: Promise<void>) => ({
    ...ok({ hold_number: 'HD3N8P5RT2' }),
    sent: sent.then(
      () => undefined,
      (error: unknown) => {
        if (refusalOf(error) === 'taken') return fail('room_sold_out');
        throw error;
      },
    ),
  });

  it('commits statements that are sent with the commit, together with the response', async () => {
    const take = async (tx: Database) => answering(sentTogether([addEffect(tx), addEffect(tx)]));
    const first = await idempotent(store(), call, take);
    expect(first).toEqual(ok({ hold_number: 'HD3N8P5RT2' }));
    expect(await idempotent(store(), call, take)).toEqual(first);
    expect(await effects()).toBe(2);
  });

  it('rolls back and stores the failure if a statement sent with the commit is refused', async () => {
    const refused = `SELECT ${refuseFor(`CASE WHEN (SELECT count(*) FROM effect) > 0 THEN 'taken' END`)}`;
    // Nested, so that the promise of the refused statement rejects later than those of the next statements.
    const take = async (tx: Database) =>
      answering(sentTogether([addEffect(tx), sentTogether([sentTogether([rowsOf(tx, refused, [])])]), addEffect(tx)]));
    const first = await idempotent(store(), call, take);
    expect(first).toMatchObject({ ok: false, failure: { code: 'room_sold_out', instance: '/requests/request-one' } });
    expect(await idempotent(store(), { ...call, requestId: 'request-two' }, work)).toEqual(first);
    expect(await effects()).toBe(0);
  });

  it('stores nothing if a statement sent with the commit fails for another reason', async () => {
    const take = async (tx: Database) => answering(sentTogether([addEffect(tx), rowsOf(tx, 'SELECT 1 / 0', [])]));
    await expect(idempotent(store(), call, take)).rejects.toMatchObject({ code: '22012' });
    expect(await effects()).toBe(0);
    expect(await idempotent(store(), call, work)).toMatchObject({ ok: true });
    expect(await effects()).toBe(1);
  });

  it('stores nothing after a 503 or a thrown error, so that the call can be retried with the same key', async () => {
    const unavailable = await idempotent(store(), call, async (tx) => (await work(tx), fail('unavailable')));
    expect(unavailable).toMatchObject({ ok: false, failure: { status: 503 } });
    const thrown = idempotent(store(), call, async (tx) => (await work(tx), Promise.reject(new Error('crash'))));
    await expect(thrown).rejects.toThrow('crash');
    expect(await effects()).toBe(0);
    expect(await idempotent(store(), call, work)).toMatchObject({ ok: true });
    expect(await effects()).toBe(1);
  });

  it('has one effect after fifty concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => idempotent(store(), call, work)));
    const codes = new Set(answers.map((answer) => (answer.ok ? 'ok' : answer.failure.code)));
    expect(await effects()).toBe(1);
    expect(answers.some(({ ok }) => ok)).toBe(true);
    expect([...codes].filter((code) => code !== 'ok' && code !== 'idempotency_in_flight')).toEqual([]);
  });

  it('deletes a response after 31 days', async () => {
    await idempotent(store(), call, work);
    const later = fixedClock('2027-07-02T00:00:01Z');
    await idempotent({ db: database.db, clock: later }, call, work);
    expect(await effects()).toBe(2);
    await purgeIdempotency(database.db, new Date('2027-09-01T00:00:00Z'));
    const { rows } = await database.db.execute<{ n: number }>(sql`SELECT count(*) AS n FROM idempotency_key`);
    expect(rows[0]?.n).toBe(0);
  });

  it("limits the number of a caller's keys and still replays stored responses", async () => {
    await idempotent(store(), call, work);
    await database.db.execute(sql`
      INSERT INTO idempotency_key (company_code, operation, caller, key, request_hash, answer, created_at, expires_at)
      SELECT company_code, operation, caller, n, request_hash, answer, created_at, expires_at
      FROM idempotency_key, generate_series(1, 100) AS n`);
    const another = { ...call, key: 'another' };
    const [one, two] = [
      await idempotent(store(), another, work),
      await idempotentSteps(store(), another, async () => ok(1)),
    ];
    for (const answer of [one, two]) {
      expect(answer).toMatchObject({ ok: false, failure: { code: 'rate_limited', status: 429 } });
      expect(answer).toMatchObject({ failure: { headers: { 'Retry-After': '2678400' } } });
    }
    expect(await effects()).toBe(1);
    for (const again of [
      await idempotent(store(), call, work),
      await idempotentSteps(store(), call, async () => ok(1)),
    ])
      expect(again).toEqual(ok({ hold_number: 'HD3N8P5RT2' }));
    expect(await idempotent(store(), { ...another, caller: 'quoteToken:q2' }, work)).toMatchObject({ ok: true });
  });

  it('reports a multi-step call as in flight during its lease, and takes it over after the lease has expired', async () => {
    const gate = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const first = idempotentSteps(store(), call, async () => {
      entered.resolve();
      await gate.promise;
      return ok({ n: 1 });
    });
    await entered.promise;
    const second = await idempotentSteps(store(), call, async () => ok({ n: 2 }));
    expect(second).toMatchObject({ ok: false, failure: { code: 'idempotency_in_flight', status: 409 } });
    const afterLease = { db: database.db, clock: fixedClock('2027-06-01T00:01:01Z') };
    expect(await idempotentSteps(afterLease, call, async () => ok({ n: 3 }))).toEqual(ok({ n: 3 }));
    gate.resolve();
    expect(await first).toEqual(ok({ n: 3 }));
    const failing = idempotentSteps(store(), { ...call, key: 'other' }, () => Promise.reject(new Error('crash')));
    await expect(failing).rejects.toThrow('crash');
    expect(await idempotentSteps(store(), { ...call, key: 'other' }, async () => ok(1))).toEqual(ok(1));
  });
});

describe('while the first call is in flight', () => {
  it('a second call fails with 409 at once on PostgreSQL', async () => {
    const server = await testPostgres();
    const database = await server.open(4);
    const store = { db: database.db, clock: fixedClock('2027-06-01T00:00:00Z') };
    const gate = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const first = idempotent(store, call, async () => {
      entered.resolve();
      await gate.promise;
      return ok({ n: 1 });
    });
    await entered.promise;
    const second = await idempotent(store, call, async () => ok({ n: 2 }));
    expect(second).toMatchObject({ ok: false, failure: { code: 'idempotency_in_flight', status: 409 } });
    gate.resolve();
    expect(await first).toEqual(ok({ n: 1 }));
    expect(await idempotent(store, call, async () => ok({ n: 3 }))).toEqual(ok({ n: 1 }));
    await database.close();
    await server.close();
  });
});
