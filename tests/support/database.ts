import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../server/platform/database/database.ts';
import { copiedDatabase, testPostgres } from './postgres.ts';
import { makeQueueTables } from './queue-tables.ts';
import { refuseDbInTransactions } from './transactions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's own PostgreSQL: see postgres-of-the-run.ts. */
    postgres: string;
  }
}

/** Whoever is done with one leaves it here, empty again, for the worker's next file. */
const idle: OpenDatabase[] = [];
let made = 0;

/** What says which tables there are, not what somebody did. */
const KEPT = ['drizzle.__drizzle_migrations', 'pgboss.version'];

/**
 * An empty, migrated database of PostgreSQL that nobody else uses, the queue's tables included. Close it in afterAll: it is emptied
 * for the worker's next file, or thrown away when somebody made or dropped a table in it.
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

/** Dropped when it is closed: nothing is left behind on a server that is somebody's. */
async function databaseOnGivenServer(): Promise<OpenDatabase> {
  const server = await testPostgres();
  const database = await server.open();
  await makeQueueTables(database);
  return { ...database, close: () => database.close().then(() => server.close()) };
}

/** Rejects when the tables are not those any more. */
async function empty(database: OpenDatabase, tables: readonly string[]): Promise<void> {
  const found = await tablesOf(database);
  const own = (list: readonly string[]) => list.filter((name) => !name.startsWith('pgboss.')).join();
  if (own(found) !== own(tables)) throw new Error('Its tables are others than they were');
  const filled = found.filter((name) => !KEPT.includes(name));
  await database.db.execute(sql.raw(`TRUNCATE ${filled.join(', ')} RESTART IDENTITY CASCADE`));
}

async function tablesOf({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE' ORDER BY name`);
  return rows.map(({ name }) => name);
}
