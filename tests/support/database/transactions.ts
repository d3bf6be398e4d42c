import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { Database } from '../../../server/platform/database/database.ts';

const inside = new AsyncLocalStorage<true>();

/**
 * Makes `db` throw if it is used within one of its transactions. Without this check, the embedded engine's single
 * connection would deadlock, and PostgreSQL would run the query outside the transaction.
 */
export function refuseDbInTransactions(db: Database): void {
  const { client: pool } = db._.session as unknown as { client: Pool };
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => transaction((tx) => inside.run(true, () => work(tx)), config);
  Object.assign(pool, {
    connect: (...args: unknown[]) => {
      if (inside.getStore()) throw new Error('Use tx within a transaction, not db');
      return connect(...args);
    },
  });
}
