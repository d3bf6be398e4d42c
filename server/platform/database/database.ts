import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { CannotStart } from './database-errors.ts';
import { type RequireSpace, requireSpaceIn, NoSpaceLeft, rejectWithoutSpace } from './disk-space.ts';
import { lockFolder } from './folder-lock.ts';
import type { Logger } from '../log.ts';
import { compileWebAssemblyOnce } from '../memory.ts';
import { MIGRATIONS, migratePostgres } from './migrate.ts';
import { checkPooler, SESSION_SETTINGS } from './pooler.ts';
import { preparingClient } from './preparing-client.ts';

type RowsOf<T> = { rows: T[] };
interface Rows extends PgQueryResultHKT {
  type: RowsOf<this['row']>;
}

/** A PGlite database, a PostgreSQL pool, or a transaction on either. `db.execute(sql`…`)` returns `{ rows }`. */
export type Database = PgDatabase<Rows>;

/**
 * Runs a hand-written SQL statement with the parameters $1, $2 … and returns its rows.
 *
 * Use it only on hot paths, to avoid the cost of building the SQL text with Drizzle on every call. Timestamps are
 * returned as Date objects. Select a date as text, because the drivers parse dates differently. Drizzle has no public
 * API for reaching its driver, so this function uses `_.session`.
 */
export async function rowsOf<Row>(db: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  const { client } = db._.session as unknown as { client: PGlite | pg.Pool };
  const { rows } = 'exec' in client ? await client.query(text, [...values]) : await client.query({ text }, [...values]);
  return rows as Row[];
}

const databases = new WeakMap<pg.PoolClient, Database>();

/**
 * Runs `work` on a single connection. Statements that are sent without waiting for earlier ones are pipelined and run
 * in order.
 */
export async function onOneConnection<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const { client: pool } = db._.session as unknown as { client: PGlite | pg.Pool };
  if (!(pool instanceof pg.Pool)) return work(db);
  const client = await pool.connect();
  try {
    const known = databases.get(client) ?? (drizzlePg(client) as unknown as Database);
    databases.set(client, known);
    return await work(known);
  } finally {
    client.release();
  }
}

export type OpenDatabase = {
  db: Database;
  engine: 'pglite' | 'postgres';
  raw: { pglite: PGlite } | { url: string };
  /** Safe to call from several servers at once. */
  migrate(): Promise<void>;
  /** Rejects if the database doesn't respond or its disk is full. */
  ping(): Promise<void>;
  stats(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/**
 * `freeBytes` and `snapshot` are for tests: `freeBytes` replaces the check of the disk's free space, and `snapshot` is
 * a dump of another in-memory database.
 */
type DatabaseLocation =
  | { url: string; poolSize?: number }
  | { folder: string; freeBytes?: () => number }
  | { memory: true; snapshot?: Blob };

export class FolderInUse extends CannotStart {}

/** Minimum time between disk-space checks. Without it, every readiness check would write to the disk. */
const SPACE_CHECK_INTERVAL_MS = 10_000;
const INT8 = 20;
const OPTIONS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
/** The default is 128 MB, which is wasted on a single connection: the operating system caches the files anyway. */
const EMBEDDED_SETTINGS = ['shared_buffers = 16MB'];

export function openDatabase(where: DatabaseLocation, log: Logger): Promise<OpenDatabase> {
  return 'url' in where ? openPostgres(where.url, where.poolSize ?? 10, log) : openPglite(where);
}

/** Loads PGlite only when needed, because it uses a lot of memory. */
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
  const requireSpace: RequireSpace =
    'folder' in where ? requireSpaceIn(where.folder, where.freeBytes) : () => undefined;
  requireSpace();
  const locked = 'folder' in where ? lockFolder(where.folder) : undefined;
  if (locked && 'heldBy' in locked) {
    throw new FolderInUse(`The data folder ${(where as { folder: string }).folder} is in use by ${locked.heldBy}.`);
  }
  try {
    const { PGlite, drizzle, migrate } = await loadEngine();
    const pglite = await PGlite.create({
      postgresqlconf: EMBEDDED_SETTINGS,
      ...('folder' in where
        ? { dataDir: join(where.folder, 'db') }
        : where.snapshot && { loadDataDir: where.snapshot }),
    });
    await pglite.exec(`SET TIME ZONE 'UTC'; SET statement_timeout = '${SESSION_SETTINGS.statement_timeout}'`);
    rejectWithoutSpace(pglite, requireSpace);
    const db = drizzle(pglite);
    return {
      db: db as unknown as Database,
      engine: 'pglite',
      raw: { pglite },
      migrate: () => migrate(db, { migrationsFolder: MIGRATIONS }),
      ping: async () => void (await pglite.query('SELECT 1')),
      stats: () => ({ total: 1, idle: 0, waiting: 0 }),
      close: async () => {
        // If the disk is full, closing PGlite would hang. Committed data is safe in the write-ahead log, as after a
        // crash.
        if (!pglite.closed && hasSpace(requireSpace)) await pglite.close();
        locked?.lock.release();
      },
    };
  } catch (error) {
    locked?.lock.release();
    throw error;
  }
}

function hasSpace(demandSpace: RequireSpace): boolean {
  try {
    demandSpace();
    return true;
  } catch (error) {
    if (error instanceof NoSpaceLeft) return false;
    throw error;
  }
}

async function openPostgres(url: string, poolSize: number, log: Logger): Promise<OpenDatabase> {
  // Read count(*) and int8 as numbers, as PGlite does. Amounts stay far below 2^53.
  pg.types.setTypeParser(INT8, Number);
  const pooled = await checkPooler(url);
  const pool = new pg.Pool({
    Client: preparingClient(),
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'booking-server',
    // Poolers reject or ignore these settings, so checkPooler requires the database to set them.
    ...(!pooled && { options: OPTIONS }),
  });
  // Without these handlers, a database restart would crash this process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error: Error) => log.warn({ err: error }, 'database connection lost'));
  });
  const driver = drizzlePg(pool);
  const db = driver as unknown as Database;
  let nextSpaceCheck = 0;
  return {
    db,
    engine: 'postgres',
    raw: { url },
    migrate: () => migratePostgres(driver),
    async ping() {
      await pool.query('SELECT 1');
      if (performance.now() < nextSpaceCheck) return;
      await checkSpace(db);
      nextSpaceCheck = performance.now() + SPACE_CHECK_INTERVAL_MS;
    },
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/**
 * Rejects if the database's disk is full. With this little working memory, the query has to write a temporary file,
 * which PostgreSQL deletes at the end of the transaction.
 */
function checkSpace(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL work_mem = '64kB'`);
    await tx.execute(sql`SELECT count(*) FROM generate_series(1, 50000)`);
  });
}
