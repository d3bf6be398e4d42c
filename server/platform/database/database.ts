import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { CannotStart } from './database-errors.ts';
import { type DemandSpace, demandSpaceIn, NoSpaceLeft, spareEngine } from './disk-space.ts';
import { lockFolder } from './folder-lock.ts';
import type { Logger } from '../log.ts';
import { compileWebAssemblyOnce } from '../memory.ts';
import { PreparingClient } from './preparing-client.ts';

type RowsOf<T> = { rows: T[] };
interface Rows extends PgQueryResultHKT {
  type: RowsOf<this['row']>;
}

/** PGlite, a PostgreSQL pool and every transaction on either. `db.execute(sql`…`)` answers `{ rows }`. */
export type Database = PgDatabase<Rows>;

/**
 * Sends a statement written by hand, with $1, $2 … for its values, and answers its rows. For the paths whose speed matters: Drizzle
 * would make its text anew each time. Moments come back as Date; a day must be read as text, for the drivers differ in it.
 */
export async function rowsOf<Row>(db: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  const { client } = db._.session as unknown as { client: PGlite | pg.Pool };
  const { rows } = 'exec' in client ? await client.query(text, [...values]) : await client.query({ text }, [...values]);
  return rows as Row[];
}

const drizzled = new WeakMap<pg.PoolClient, Database>();

/**
 * Does `work` on one connection: statements that it sends without waiting for one another travel together, and are done one after the
 * other. The embedded engine has but one.
 */
export async function onOneConnection<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const { client: pool } = db._.session as unknown as { client: PGlite | pg.Pool };
  if (!(pool instanceof pg.Pool)) return work(db);
  const client = await pool.connect();
  try {
    const known = drizzled.get(client) ?? (drizzlePg(client) as unknown as Database);
    drizzled.set(client, known);
    return await work(known);
  } finally {
    client.release();
  }
}

export type OpenDatabase = {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** The driver below, for the queue. */
  raw: { pglite: PGlite } | { url: string };
  /** Brings the tables up to date; several servers may start at once. */
  migrate(): Promise<void>;
  /** Rejects when the database does not answer, or its disk is full. */
  ping(): Promise<void>;
  /** Connections, for the metrics. */
  stats(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/**
 * Where the data is. `freeBytes`: how much space its disk has, if not to be asked of it. `snapshot` is what another in-memory database
 * gave with dumpDataDir (tests).
 */
export type DatabaseLocation =
  | { url: string; poolSize?: number }
  | { folder: string; freeBytes?: () => number }
  | { memory: true; snapshot?: Blob };

/** The folder belongs to another server. */
export class FolderInUse extends CannotStart {}

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** No statement may outlive the request's own 30 seconds. */
const STATEMENT_TIMEOUT_MS = 25_000;
/** A server that is asked often whether it is ready does not write to the disk each time. */
const SPACE_PROVEN_FOR_MS = 10_000;
/** Any number, the same in all servers of this product. */
const MIGRATION_LOCK = 7_310_402;
const INT8 = 20;
/** One connection in one process: the file system's own cache is near enough. 128 MB would be set aside otherwise. */
const EMBEDDED_SETTINGS = ['shared_buffers = 16MB'];

export function openDatabase(where: DatabaseLocation, log: Logger): Promise<OpenDatabase> {
  return 'url' in where ? openPostgres(where.url, where.poolSize ?? 10, log) : openPglite(where);
}

/** Loaded only where it is used: a server on PostgreSQL does not carry it. */
async function loadEngine() {
  compileWebAssemblyOnce();
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  return { PGlite, drizzle, migrate };
}

async function openPglite(where: Exclude<DatabaseLocation, { url: string }>): Promise<OpenDatabase> {
  const demandSpace: DemandSpace = 'folder' in where ? demandSpaceIn(where.folder, where.freeBytes) : () => undefined;
  demandSpace();
  const taken = 'folder' in where ? lockFolder(where.folder) : undefined;
  if (taken && 'heldBy' in taken) {
    throw new FolderInUse(`The data folder ${(where as { folder: string }).folder} is in use by ${taken.heldBy}.`);
  }
  try {
    const { PGlite, drizzle, migrate } = await loadEngine();
    const pglite = await PGlite.create({
      postgresqlconf: EMBEDDED_SETTINGS,
      ...('folder' in where
        ? { dataDir: join(where.folder, 'db') }
        : where.snapshot && { loadDataDir: where.snapshot }),
    });
    await pglite.exec(`SET TIME ZONE 'UTC'; SET statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
    spareEngine(pglite, demandSpace);
    const drizzled = drizzle(pglite);
    return {
      db: drizzled as unknown as Database,
      engine: 'pglite',
      raw: { pglite },
      migrate: () => migrate(drizzled, { migrationsFolder: MIGRATIONS }),
      ping: async () => void (await pglite.query('SELECT 1')),
      stats: () => ({ total: 1, idle: 0, waiting: 0 }),
      close: async () => {
        // Without space it would not come to an end. What was acknowledged is in its log, as if it had been killed.
        if (!pglite.closed && hasSpace(demandSpace)) await pglite.close();
        taken?.lock.release();
      },
    };
  } catch (error) {
    taken?.lock.release();
    throw error;
  }
}

function hasSpace(demandSpace: DemandSpace): boolean {
  try {
    demandSpace();
    return true;
  } catch (error) {
    if (error instanceof NoSpaceLeft) return false;
    throw error;
  }
}

async function openPostgres(url: string, poolSize: number, log: Logger): Promise<OpenDatabase> {
  // count(*) and int8 are numbers, as on PGlite. Amounts stay far below 2^53.
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'booking-server',
    options: `-c timezone=UTC -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c idle_in_transaction_session_timeout=60000`,
  });
  // Without these two a database that restarts would end this process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', (error: Error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  const db = drizzlePg(pool) as unknown as Database;
  let proveAgain = 0;
  return {
    db,
    engine: 'postgres',
    raw: { url },
    migrate: () => migratePostgres(pool),
    async ping() {
      await pool.query('SELECT 1');
      if (performance.now() < proveAgain) return;
      await proveSpace(db);
      proveAgain = performance.now() + SPACE_PROVEN_FOR_MS;
    },
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Rejects where the disk of the database is full: what does not fit into so little memory goes there, and goes with the transaction. */
function proveSpace(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL work_mem = '64kB'`);
    await tx.execute(sql`SELECT count(*) FROM generate_series(1, 50000)`);
  });
}

async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const db = drizzlePg(client);
    await db.execute(sql`SET statement_timeout = 0`);
    await db.execute(sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await migratePg(db, { migrationsFolder: MIGRATIONS });
  } finally {
    // The connection is thrown away: its lock and its time-out go with it.
    client.release(true);
  }
}
