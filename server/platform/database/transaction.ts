import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';
import { normaliseError } from './database-errors.ts';
import type { ErrorCode, Failed, Outcome } from '../outcome.ts';

/** Carries a refused outcome through Drizzle, which rolls back only for a throw. */
class Rollback extends Error {
  readonly failed: Failed;
  constructor(failed: Failed) {
    super('rolled back');
    this.failed = failed;
  }
}

const ATTEMPTS = 3;

/** Before another try: whoever waits for the same rows goes first, and two that met do not meet again in step. */
const PAUSE_MS = 40;

/**
 * Runs `work` in one transaction (a savepoint when `db` is one already). A failed outcome or a throw leaves nothing behind.
 *
 * A serialization failure or a deadlock is tried again, up to three times: the database says that nothing was done, so
 * `work` must do nothing but database work. A lost connection is not tried again, for the commit may have happened.
 * Inside, use `tx` only: the embedded engine has one connection, and `db` would wait for the transaction to end.
 */
export async function inTransaction<T, Code extends ErrorCode>(
  db: Database,
  work: (tx: Database) => Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code>> {
  const nested = 'rollback' in db;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (tx) => {
        const outcome = await work(tx);
        if (!outcome.ok) throw new Rollback(outcome);
        return outcome;
      });
    } catch (error) {
      if (error instanceof Rollback) return error.failed as Failed<Code>;
      const kind = normaliseError(error)?.kind;
      // Inside another transaction only that one, which is aborted as a whole, can be tried again.
      if (nested || attempt === ATTEMPTS || (kind !== 'serialization' && kind !== 'deadlock')) throw error;
      await pause(attempt * PAUSE_MS * (0.5 + Math.random()));
    }
  }
}

/** Reads as of one moment, whatever others write meanwhile. Inside, use `tx` only. */
export function inSnapshot<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
