import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/platform/database/database.ts';

export async function dump(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT DISTINCT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`);
  const tables: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: lines } = await db.execute<{ line: string }>(sql.raw(`SELECT t::text AS line FROM ${name} AS t`));
    tables[name] = lines.map(({ line }) => line).join('\n');
  }
  return tables;
}
