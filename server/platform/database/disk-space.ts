import { mkdirSync, statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { CannotStart, DISK_FULL } from './database-errors.ts';

/** As much as a statement, its log and what the engine sets aside for the next log may take. */
const LEAST_FREE_BYTES = 64 * 1_048_576;

/** The disk is full, told as PostgreSQL tells it. */
export class NoSpaceLeft extends CannotStart {
  readonly code = DISK_FULL;
  readonly severity = 'ERROR';
}

/** Throws `NoSpaceLeft` where a folder has less space than the engine may need at once. */
export type DemandSpace = () => void;

export function demandSpaceIn(folder: string, freeBytes: () => number = () => freeIn(folder)): DemandSpace {
  mkdirSync(folder, { recursive: true });
  return () => {
    if (freeBytes() >= LEAST_FREE_BYTES) return;
    throw new NoSpaceLeft(`Less than ${LEAST_FREE_BYTES / 1_048_576} MB are free for the data folder ${folder}.`);
  };
}

function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Has the embedded engine asked nothing while there is no space: on a full disk it would spin for ever, deaf to every signal. A read
 * may write too. As soon as there is space it goes on.
 */
export function spareEngine(pglite: PGlite, demandSpace: DemandSpace): void {
  const { query, exec, transaction } = pglite;
  pglite.query = async (...given) => (demandSpace(), query.apply(pglite, given)) as never;
  pglite.exec = async (...given) => (demandSpace(), exec.apply(pglite, given));
  pglite.transaction = async (work) => {
    demandSpace();
    return transaction.call(pglite, (tx) => {
      const inside = tx.query;
      tx.query = async (...given) => (demandSpace(), inside.apply(tx, given)) as never;
      return work(tx);
    }) as never;
  };
}
