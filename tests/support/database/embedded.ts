import { existsSync, mkdirSync, mkdtempSync, openAsBlob, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../../server/platform/database/database.ts';
import type { OpenDatabase } from '../../../server/platform/database/database.ts';
import { silentLog } from '../../../server/platform/log.ts';
import { fingerprint } from './fingerprint.ts';
import { makeQueueTables } from './queue-tables.ts';

/**
 * Opens an empty, migrated in-memory database of the embedded engine with the tables of the queue. The database is
 * loaded from a snapshot in the temporary folder, which is recreated when a migration or a library changes.
 */
export async function embeddedDatabase(): Promise<OpenDatabase> {
  return openDatabase({ memory: true, snapshot: await snapshot() }, silentLog);
}

/**
 * Returns a temporary data folder with an empty, migrated database from the snapshot. Without the snapshot, this would
 * take seconds.
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

async function makeSnapshot(path: string): Promise<void> {
  const database = await openDatabase({ memory: true }, silentLog);
  if (!('pglite' in database.raw)) throw new Error('Only the embedded engine supports snapshots');
  await database.migrate();
  await makeQueueTables(database);
  const blob = await database.raw.pglite.dumpDataDir('none');
  await database.close();
  mkdirSync(join(path, '..'), { recursive: true });
  // Two test files may create the snapshot at the same time, so each writes a temporary file and renames it.
  const own = `${path}.${process.pid}.${performance.now()}`;
  writeFileSync(own, Buffer.from(await blob.arrayBuffer()));
  renameSync(own, path);
}
