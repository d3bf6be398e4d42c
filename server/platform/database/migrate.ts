import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** Key of the advisory lock for migrations. All servers must use the same key. */
const MIGRATION_LOCK = 7_310_402;

/**
 * Applies new migrations in one transaction. Drizzle's own migrator can't be used, because it can't run inside a
 * transaction. The lock and the timeout end with the transaction. If they were set for the session, a pooler's
 * connection would keep them for other clients.
 */
export function migratePostgres(db: NodePgDatabase): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    // CREATE SCHEMA IF NOT EXISTS may not see a schema that another server created while this one waited for the lock.
    const { rows: schemas } = await tx.execute(sql`SELECT 1 FROM pg_namespace WHERE nspname = 'drizzle'`);
    if (schemas.length === 0) await tx.execute(sql`CREATE SCHEMA drizzle`);
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
      (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
    const { rows } = await tx.execute<{ last: number | null }>(
      sql`SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations`,
    );
    const last = rows[0]?.last ?? -1;
    for (const migration of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
      if (migration.folderMillis <= last) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at)
        VALUES (${migration.hash}, ${migration.folderMillis})`);
    }
  });
}
