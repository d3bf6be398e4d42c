import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type FolderLock = { release(): void };

/** Keeps the lock files referenced. If one were garbage collected, its lock would be released. */
const held = new Set<DatabaseSync>();

/**
 * Locks a data folder for this process, or returns the process that already holds the lock.
 *
 * Uses the operating system's lock on an SQLite file, which is atomic and ends with the process, even after kill -9.
 */
export function lockFolder(folder: string): { lock: FolderLock } | { heldBy: string } {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
  const note = join(folder, 'server.pid');
  try {
    file.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch {
    file.close();
    return { heldBy: readNote(note) };
  }
  writeFileSync(note, `${process.pid}\n`);
  held.add(file);
  return { lock: { release: () => held.delete(file) && file.close() } };
}

function readNote(path: string): string {
  try {
    return `process ${readFileSync(path, 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
}
