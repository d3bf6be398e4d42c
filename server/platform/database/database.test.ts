import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { embeddedDatabase } from '../../../tests/support/database/embedded.ts';
import { testPostgres } from '../../../tests/support/database/postgres.ts';
import type { TestPostgres } from '../../../tests/support/database/postgres.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './database.ts';
import { normaliseError, operatorMessageOf, violates } from './database-errors.ts';
import { silentLog } from '../log.ts';
import { fail, ok } from '../outcome.ts';
import { inTransaction } from './transaction.ts';

describe.each(['pglite', 'postgres'] as const)('%s', (engine) => {
  let database: OpenDatabase;
  let close = async () => {};
  const rows = async () =>
    (await database.db.execute<{ n: number }>(sql`SELECT n FROM thing ORDER BY n`)).rows.map(({ n }) => n);

  beforeAll(async () => {
    const server = engine === 'postgres' ? await testPostgres() : undefined;
    database = server ? await server.open(4) : await embeddedDatabase();
    await database.db.execute(
      sql`CREATE TABLE thing (n int CONSTRAINT thing_once UNIQUE, CONSTRAINT thing_small CHECK (n < 100))`,
    );
    close = async () => {
      await database.close();
      await server?.close();
    };
  });
  afterAll(() => close());

  it('returns counts, int8 values, dates and times in the same form as the other engine', async () => {
    const { rows: found } = await database.db.execute(
      sql`SELECT count(*) AS n, 5000000000::int8 AS big, DATE '2028-02-29' AS day, TIMESTAMPTZ '2027-06-01T10:00:00+09:00' AS at`,
    );
    expect(found).toEqual([{ n: 1, big: 5_000_000_000, day: '2028-02-29', at: '2027-06-01 01:00:00+00' }]);
  });

  it('reports the violated constraint in the same form as the other engine', async () => {
    await database.db.execute(sql`INSERT INTO thing VALUES (1)`);
    const twice = await database.db.execute(sql`INSERT INTO thing VALUES (1)`).catch((error: unknown) => error);
    const large = await database.db.execute(sql`INSERT INTO thing VALUES (100)`).catch((error: unknown) => error);
    expect(normaliseError(twice)).toEqual({
      kind: 'unique',
      sqlState: '23505',
      constraint: 'thing_once',
      table: 'thing',
    });
    expect(normaliseError(large)).toMatchObject({ kind: 'check', constraint: 'thing_small' });
    expect([
      violates(twice, 'thing_once'),
      violates(twice, 'thing_small'),
      violates(new Error('x'), 'thing_once'),
    ]).toEqual([true, false, false]);
  });

  it('rolls back a failed or throwing transaction and commits a successful one', async () => {
    await database.db.execute(sql`TRUNCATE thing`);
    const insert = (n: number) => sql`INSERT INTO thing VALUES (${n})`;
    expect(
      await inTransaction(database.db, async (tx) => (await tx.execute(insert(1)), fail('room_sold_out'))),
    ).toEqual(fail('room_sold_out'));
    await expect(
      inTransaction(database.db, async (tx) => (await tx.execute(insert(2)), Promise.reject(new Error('no')))),
    ).rejects.toThrow('no');
    await inTransaction(database.db, async (tx) => {
      await tx.execute(insert(3));
      await inTransaction(tx, async (inner) => (await inner.execute(insert(4)), fail('room_sold_out')));
      return ok();
    });
    expect(await rows()).toEqual([3]);
  });
});

describe('PostgreSQL', () => {
  let server: TestPostgres;
  let database: OpenDatabase;
  beforeAll(async () => {
    server = await testPostgres();
    database = await server.open(10);
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  it('is migrated once when several servers start together', async () => {
    await database.db.execute(sql`CREATE DATABASE empty`);
    const url = server.url.replace(/postgres$/, 'empty');
    const servers = await Promise.all([1, 2, 3].map(() => openDatabase({ url }, silentLog)));
    await Promise.all(servers.map((one) => one.migrate()));
    await servers[0]!.migrate();
    const { rows } = await servers[0]!.db.execute(sql`SELECT count(*) AS n FROM drizzle.__drizzle_migrations`);
    const journal = readFileSync(join(import.meta.dirname, '../../migrations/meta/_journal.json'), 'utf8');
    expect(rows).toEqual([{ n: (JSON.parse(journal) as { entries: unknown[] }).entries.length }]);
    await Promise.all(servers.map((one) => one.close()));
  });

  const preparedRuns = sql`SELECT (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements
    WHERE statement = 'SELECT $1::int AS once'`;

  it('prepares a statement with parameters once per connection', async () => {
    const one = await openDatabase({ url: server.url, poolSize: 1 }, silentLog);
    for (const n of [1, 2, 3]) await one.db.execute(sql`SELECT ${n}::int AS once`);
    const { rows } = await one.db.execute(preparedRuns);
    expect(rows).toEqual([{ runs: 3 }]);
    await one.close();
  });

  it('prepares at most 300 statements for each pool', async () => {
    const one = await openDatabase({ url: server.url, poolSize: 1 }, silentLog);
    for (let n = 0; n < 300; n += 1) await one.db.execute(sql`SELECT ${n}::int AS ${sql.identifier(`n${n}`)}`);
    await one.db.execute(sql`SELECT ${1}::int AS once`);
    expect((await one.db.execute(preparedRuns)).rows).toEqual([]);
    const other = await openDatabase({ url: server.url, poolSize: 1 }, silentLog);
    await other.db.execute(sql`SELECT ${1}::int AS once`);
    expect((await other.db.execute(preparedRuns)).rows).toEqual([{ runs: 1 }]);
    await Promise.all([one.close(), other.close()]);
  });

  it('retries a transaction after a deadlock', async () => {
    await database.db.execute(sql`CREATE TABLE pair (id int PRIMARY KEY, n int)`);
    await database.db.execute(sql`INSERT INTO pair VALUES (1, 0), (2, 0)`);
    const both = { held: 0, gate: Promise.withResolvers<void>() };
    const add = (first: number, second: number) =>
      inTransaction(database.db, async (tx) => {
        await tx.execute(sql`UPDATE pair SET n = n + 1 WHERE id = ${first}`);
        both.held += 1;
        if (both.held === 2) both.gate.resolve();
        await both.gate.promise;
        await tx.execute(sql`UPDATE pair SET n = n + 1 WHERE id = ${second}`);
        return ok();
      });
    expect(await Promise.all([add(1, 2), add(2, 1)])).toEqual([ok(), ok()]);
    // `held` can exceed 3, because a retry can deadlock too.
    expect(both.held).toBeGreaterThan(2);
    expect((await database.db.execute(sql`SELECT n FROM pair ORDER BY id`)).rows).toEqual([{ n: 2 }, { n: 2 }]);
  });

  it('survives a restart: calls fail as unavailable while it is down and succeed afterwards', async () => {
    const holding = Promise.withResolvers<void>();
    const down = Promise.withResolvers<void>();
    const held = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`SELECT 1`);
      holding.resolve();
      await down.promise;
      await tx.execute(sql`SELECT 1`);
      return ok();
    }).catch((error: unknown) => error);
    await Promise.all(Array.from({ length: 8 }, () => database.ping()));
    await holding.promise;
    await server.stop();
    down.resolve();
    expect(normaliseError(await held)).toMatchObject({ kind: 'unavailable' });
    const refused = await database.db.execute(sql`SELECT 1`).catch((error: unknown) => error);
    expect(normaliseError(refused)).toMatchObject({ kind: 'unavailable' });
    await server.start();
    expect(await inTransaction(database.db, async (tx) => ok((await tx.execute(sql`SELECT 1 AS one`)).rows))).toEqual(
      ok([{ one: 1 }]),
    );
  });
});

describe('a database that refuses the server', () => {
  const messageFor = async (
    change: (address: URL) => void,
    of = inject('postgres') ?? process.env['TEST_DATABASE_URL'],
  ) => {
    const address = new URL(of!);
    change(address);
    const error = await openDatabase({ url: address.href }, silentLog).catch((thrown: unknown) => thrown);
    return operatorMessageOf(error);
  };
  it('is reported in one sentence, for an unknown user and an unknown database', async () => {
    expect(await messageFor((to) => (to.username = 'nobody'))).toBe(
      'The database at DATABASE_URL refused the user or the connection.',
    );
    expect(await messageFor((to) => (to.pathname = '/nothing'))).toBe(
      'The server at DATABASE_URL has no database of that name.',
    );
  });
  it('is reported in one sentence, for a wrong or missing password and a missing privilege', () => {
    const refusal = (code: string) =>
      new Error('Failed query', { cause: Object.assign(new Error('refused'), { code, severity: 'FATAL' }) });
    expect(operatorMessageOf(refusal('28P01'))).toMatch(/^The database .* refused the user or the password\.$/);
    expect(operatorMessageOf(refusal('42501'))).toMatch(/^The user .* lacks a privilege/);
    expect(operatorMessageOf(refusal('42703'))).toBeUndefined();
    const unasked = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
    expect(operatorMessageOf(unasked)).toMatch(/refused the user or the password/);
  });
});
