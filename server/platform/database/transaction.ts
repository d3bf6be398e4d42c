import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';
import { normaliseError } from './database-errors.ts';
import { type ErrorCode, type Failed, ok, type Outcome } from '../outcome.ts';

/** Carries a failed outcome through Drizzle, which rolls back only if an error is thrown. */
class Rollback extends Error {
  readonly failed: Failed;
  constructor(failed: Failed) {
    super('transaction rolled back');
    this.failed = failed;
  }
}

/**
 * The outcome of a transaction's work. `sent` covers statements that the work has sent without waiting for them, so
 * that they reach the database together with the commit. It resolves to a failure if one of them was refused, and to
 * undefined if all have succeeded. Each of them must fail if it can't do its work (see `refuseFor`), because only an
 * error keeps the transaction from being committed. Send them with `rowsOf`: Drizzle sends its own statements later,
 * and possibly after the commit.
 */
export type Worked<T, Code extends ErrorCode> =
  | { ok: true; value: T; sent?: Promise<Failed<Code> | undefined> }
  | Failed<Code>;

/**
 * Waits for statements that were sent together in a transaction, in this order. If any fail, throws the error of the
 * first one: the later ones fail only because the transaction is aborted, and their promises may reject sooner.
 */
export async function sentTogether(statements: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(statements);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

const ATTEMPTS = 3;

/**
 * Base pause before a retry. The actual pause is randomised, so that two conflicting transactions don't collide again.
 */
const PAUSE_MS = 40;

/**
 * Runs `work` in one transaction, or in a savepoint if `db` is a transaction. A failed outcome or a thrown error rolls
 * it back.
 *
 * After a serialization failure or a deadlock, the transaction is retried, at most twice, so `work` must have no
 * effects outside the database. It isn't retried after a lost connection, because the commit may have succeeded.
 *
 * Use only `tx` inside `work`: the embedded engine has a single connection, and `db` would wait for it forever.
 */
export async function inTransaction<T, Code extends ErrorCode>(
  db: Database,
  work: (tx: Database) => Promise<Worked<T, Code>>,
): Promise<Outcome<T, Code>> {
  const nested = 'rollback' in db;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, work);
    } catch (error) {
      if (error instanceof Rollback) return error.failed as Failed<Code>;
      const kind = normaliseError(error)?.kind;
      // A nested transaction isn't retried, because the outer transaction's snapshot and locks would cause the same
      // error.
      if (nested || attempt === ATTEMPTS || (kind !== 'serialization' && kind !== 'deadlock')) throw error;
      await pause(attempt * PAUSE_MS * (0.5 + Math.random()));
    }
  }
}

async function runOnce<T, Code extends ErrorCode>(
  db: Database,
  work: (tx: Database) => Promise<Worked<T, Code>>,
): Promise<Outcome<T, Code>> {
  let sent: Promise<Failed<Code> | undefined> | undefined;
  const committed = db.transaction(async (tx) => {
    const outcome = await work(tx);
    if (!outcome.ok) throw new Rollback(outcome);
    sent = outcome.sent;
    // It is awaited after the commit. Without this handler, an earlier rejection would be unhandled.
    sent?.catch(() => undefined);
    return ok(outcome.value);
  });
  // If a sent statement has failed, the commit's own result is misleading: PostgreSQL reports no error, and the embedded
  // engine reports only that it rolled back.
  await committed.catch(() => undefined);
  return (await sent) ?? committed;
}

/** Runs `read` in a read-only transaction whose queries all see the same snapshot. Use only `tx` inside `read`. */
export function inSnapshot<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
