import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../../server/platform/database/database.ts';
import { copiedDatabase, testPostgres } from './postgres.ts';
import { makeQueueTables } from './queue-tables.ts';
import { refuseDbInTransactions } from './transactions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server of this test run (postgres-of-the-run.ts). */
    postgres: string;
  }
}

/** Emptied databases that the next test file in the worker can reuse. */
const idle: OpenDatabase[] = [];
let made = 0;

/** Tables that describe the schema, which must not be emptied. */
const SCHEMA_TABLES = ['drizzle.__drizzle_migrations', 'pgboss.version'];

/**
 * Opens an empty, migrated PostgreSQL database with the queue's tables, for this caller only. Close it in afterAll, so
 * that the next test file in the worker can reuse the emptied database. It isn't reused if its tables have changed.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  if (process.env['TEST_DATABASE_URL']) return databaseOnGivenServer();
  const database = idle.pop() ?? (await anotherOfTheRun());
  const tables = await tablesOf(database);
  let closed = false;
  return {
    ...database,
    async close() {
      if (closed) return;
      closed = true;
      await empty(database, tables).then(
        () => idle.push(database),
        () => database.close(),
      );
    },
  };
}

async function anotherOfTheRun(): Promise<OpenDatabase> {
  const database = await copiedDatabase(inject('postgres'), `test_${process.pid}_${++made}`);
  refuseDbInTransactions(database.db);
  return database;
}

/** Drops the database on close, because the given server may be shared. */
async function databaseOnGivenServer(): Promise<OpenDatabase> {
  const server = await testPostgres();
  const database = await server.open();
  await makeQueueTables(database);
  return { ...database, close: () => database.close().then(() => server.close()) };
}

/**
 * Tables that are larger than this after they have been emptied are vacuumed, so that later scans don't read their
 * deleted rows.
 */
const VACUUM_BYTES = 128 * 1024;

/**
 * Empties all tables except SCHEMA_TABLES. Rejects if a table has been added or removed, unless it is the queue's.
 * Deletes the rows, because TRUNCATE takes a fixed time for each of the many tables that are empty.
 */
async function empty(database: OpenDatabase, tables: readonly string[]): Promise<void> {
  const { db } = database;
  const found = await tablesOf(database);
  const own = (list: readonly string[]) => list.filter((name) => !name.startsWith('pgboss.')).join();
  if (own(found) !== own(tables)) throw new Error('The tables have changed');
  const filled = found.filter((name) => !SCHEMA_TABLES.includes(name));
  // As a replica, the database doesn't check foreign keys, so the order of the tables doesn't matter.
  const deletes = filled.map((name) => `DELETE FROM ${name};`).join(' ');
  await db.execute(sql.raw(`DO $$ BEGIN SET LOCAL session_replication_role = replica; ${deletes} END $$`));
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT oid::regclass::text AS name FROM pg_class
    WHERE oid = ANY(${sql.param(filled)}::regclass[]) AND pg_relation_size(oid) > ${VACUUM_BYTES}`);
  for (const { name } of rows) await db.execute(sql.raw(`VACUUM ${name}`));
}

async function tablesOf({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE' ORDER BY name`);
  return rows.map(({ name }) => name);
}
