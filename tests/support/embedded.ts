import { existsSync, mkdirSync, mkdtempSync, openAsBlob, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../server/platform/database/database.ts';
import type { OpenDatabase } from '../../server/platform/database/database.ts';
import { silentLog } from '../../server/platform/log.ts';
import { fingerprint } from './fingerprint.ts';
import { makeQueueTables } from './queue-tables.ts';

/**
 * An empty, migrated database of the embedded engine, in memory, the queue's tables included.
 * The first test file makes a snapshot in the temp folder; it is made anew when a migration or a library changes.
 */
export async function embeddedDatabase(): Promise<OpenDatabase> {
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

async function makeSnapshot(path: string): Promise<void> {
  const database = await openDatabase({ memory: true }, silentLog);
  if (!('pglite' in database.raw)) throw new Error('The snapshot is of the embedded engine');
  await database.migrate();
  await makeQueueTables(database);
  const blob = await database.raw.pglite.dumpDataDir('none');
  await database.close();
  mkdirSync(join(path, '..'), { recursive: true });
  // Two test files may make it at once: each writes its own and the last one in place is as good as the first.
  const own = `${path}.${process.pid}.${performance.now()}`;
  writeFileSync(own, Buffer.from(await blob.arrayBuffer()));
  renameSync(own, path);
}
