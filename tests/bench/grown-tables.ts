import { sql } from 'drizzle-orm';
import type { Database } from '../../server/platform/database/database.ts';

/** Tables with only a few rows per property or company, which may be scanned sequentially. Every other table grows. */
const SMALL = ['company', 'hotel_reference', 'hotel', 'room_type', 'tier', 'affiliate', 'owned_room'];

const ROWS = 20_000;
const NIGHTS = 200_000;

/** Indexed columns that have few distinct values in production. A copied row keeps its values in these columns. */
const REPEATED = [
  'company_code',
  'hotel_code',
  'room_type_code',
  'upselling_code',
  'kind',
  'channel',
  'state',
  'status',
  'scope',
  'operation',
  'purpose',
  'provider',
];

/**
 * Tables whose rows are mostly in a final state in production. The benchmark's flows also leave rows in other states,
 * so only rows that match `where` are copied. `set` contains SQL expressions that replace column values in the copies.
 */
const COPIED_ROWS: Record<string, { where: string; set?: Record<string, string> }> = {
  hold: { where: `status <> 'held'` },
  reservation: { where: `status <> 'cancelled'`, set: { status: `'used'` } },
  notification: { where: `state = 'sent'` },
  payment: { where: `check_at IS NULL AND state <> 'ready'` },
  refund: { where: 'send_at IS NULL' },
  points_lot: { where: 'true', set: { notified_at: 'expires_at' } },
};

/** Tables that grow with the number of properties, not with time. */
const BY_PROPERTY = ['room_day', 'package_day', 'upselling_day', 'departure', 'departure_cabin'];

export async function growingTables(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
  return new Set(rows.map(({ name }) => name).filter((name) => !SMALL.includes(name)));
}

/**
 * Multiplies the rows of each growing table. The copies get new keys and later times. Foreign keys are not checked,
 * because the new keys may have no parent row.
 */
export async function growTables(db: Database): Promise<void> {
  for (const table of await growingTables(db)) {
    const { where = 'true', set = {} } = COPIED_ROWS[table] ?? {};
    const { rows } = await db.execute<{ count: number }>(sql.raw(`SELECT count(*) FROM ${table} WHERE ${where}`));
    const [{ count } = { count: 0 }] = rows;
    if (count === 0) throw new Error(`no flow of the benchmark leaves a row to copy in ${table}`);
    const columns = await columnsOf(db, table);
    const values = columns.map((column) => set[column.name] ?? multiplied(table, column));
    await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(
        sql.raw(`INSERT INTO ${table} (${columns.map(({ name }) => name).join(', ')})
          SELECT ${values.join(', ')} FROM generate_series(1, ${Math.ceil((BY_PROPERTY.includes(table) ? NIGHTS : ROWS) / count)}) AS n, ${table} WHERE ${where}`),
      );
    });
  }
  await db.execute(sql`VACUUM ANALYZE`);
}

type Column = { name: string; type: string; indexed: boolean };

function multiplied(table: string, { name, type, indexed }: Column): string {
  if (BY_PROPERTY.includes(table)) return name === 'hotel_code' ? `hotel_code || '~' || n` : name;
  if (type === 'timestamptz') return `${name} + n * interval '1 minute'`;
  if (type === 'date') return `${name} + n % 600`;
  if (!indexed || REPEATED.includes(name)) return name;
  if (type === 'uuid') return 'gen_random_uuid()';
  return type === 'text' ? `${name} || '~' || n` : name;
}

/**
 * Returns the columns of a table. A column is `indexed` if it is part of an index or a foreign key. The copies get
 * different values in such a column, as in production, unless it is in REPEATED.
 */
async function columnsOf(db: Database, table: string): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    SELECT a.attname AS name, t.typname AS type,
      EXISTS (SELECT FROM pg_index AS i WHERE i.indrelid = a.attrelid AND a.attnum = ANY (i.indkey))
      OR EXISTS (SELECT FROM pg_constraint AS c WHERE c.conrelid = a.attrelid AND c.contype = 'f' AND a.attnum = ANY (c.conkey)) AS indexed
    FROM pg_attribute AS a JOIN pg_type AS t ON t.oid = a.atttypid
    WHERE a.attrelid = ${table}::regclass AND a.attnum > 0 AND NOT a.attisdropped`);
  return rows;
}
