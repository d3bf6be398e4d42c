import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type FolderLock = { release(): void };

/** Kept here: the lock ends with its file, and the garbage collector would close a file that nobody keeps. */
const held = new Set<DatabaseSync>();

/**
 * Takes a data folder for this process alone, or answers who has it.
 * SQLite's lock on its file is the operating system's: it is atomic and ends with the process, also under kill -9.
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
