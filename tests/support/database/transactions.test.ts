import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../server/platform/database/database.ts';
import { ok } from '../../../server/platform/outcome.ts';
import { inTransaction } from '../../../server/platform/database/transaction.ts';
import { testDatabase } from './database.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('within a transaction, tx works and db throws', async () => {
  const { db } = database;
  const run = (executor: 'tx' | 'db') =>
    inTransaction(db, async (tx) => ok((await (executor === 'tx' ? tx : db).execute(sql`SELECT 1 AS one`)).rows));
  expect(await run('tx')).toEqual(ok([{ one: 1 }]));
  await expect(run('db')).rejects.toMatchObject({ cause: { message: 'Use tx within a transaction, not db' } });
  expect((await db.execute(sql`SELECT 2 AS two`)).rows).toEqual([{ two: 2 }]);
});
