import { mkdirSync, statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { CannotStart, DISK_FULL } from './database-errors.ts';

/** Enough for one statement, its write-ahead log and the log segment that the engine allocates next. */
const MIN_FREE_BYTES = 64 * 1_048_576;

/** Has the code and severity of PostgreSQL's disk_full error, so `normaliseError` treats both errors alike. */
export class NoSpaceLeft extends CannotStart {
  readonly code = DISK_FULL;
  readonly severity = 'ERROR';
}

/** Throws `NoSpaceLeft` if the disk has less free space than the engine may need for the next statement. */
export type RequireSpace = () => void;

export function requireSpaceIn(folder: string, freeBytes: () => number = () => freeIn(folder)): RequireSpace {
  mkdirSync(folder, { recursive: true });
  return () => {
    if (freeBytes() >= MIN_FREE_BYTES) return;
    throw new NoSpaceLeft(
      `Less than ${MIN_FREE_BYTES / 1_048_576} MB of disk space is free for the data folder ${folder}.`,
    );
  };
}

function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Makes `pglite` reject every statement, including reads, while the disk is full. Without this check, the embedded
 * engine would loop forever and ignore signals.
 */
export function rejectWithoutSpace(pglite: PGlite, requireSpace: RequireSpace): void {
  const { query, exec, transaction } = pglite;
  pglite.query = async (...args) => (requireSpace(), query.apply(pglite, args)) as never;
  pglite.exec = async (...args) => (requireSpace(), exec.apply(pglite, args));
  pglite.transaction = async (work) => {
    requireSpace();
    return transaction.call(pglite, (tx) => {
      const query = tx.query;
      tx.query = async (...args) => (requireSpace(), query.apply(tx, args)) as never;
      return work(tx);
    }) as never;
  };
}
