import pg from 'pg';
import { CannotStart } from './database-errors.ts';

/** Settings for every connection. Without a pooler, the server sets them when it connects. */
export const SESSION_SETTINGS = {
  timezone: 'UTC',
  /** Must be shorter than the time limit for requests. */
  statement_timeout: '25s',
  idle_in_transaction_session_timeout: '60s',
} as const;
const REQUEST_LIMIT_MS = 30_000;
const ANSWER_MS = 5_000;
/** SQLSTATEs that occur if a pooler switches connections without tracking prepared statements. */
const LOST_STATEMENT = ['26000', '42P05'];
/**
 * Poolers assign connections in any order, so it may take several attempts before the second client gets the first
 * client's connection.
 */
const ATTEMPTS = 10;

const SETTINGS = `SELECT pg_backend_pid() AS pid, quote_ident(session_user) AS role, current_setting('TimeZone') AS zone,
  (SELECT setting::int FROM pg_settings WHERE name = 'statement_timeout') AS statement_ms,
  (SELECT setting::int FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout') AS idle_ms`;
const NAMED = { name: 'pooler_check', text: 'SELECT pg_backend_pid() AS pid, $1::int AS one', values: [1] };

type Settings = { pid: number; role: string; zone: string; statement_ms: number; idle_ms: number };

/**
 * Returns whether the address belongs to a pooler such as PgBouncer. Throws CannotStart with instructions for the
 * operator if the server can't work with the pooler as configured.
 */
export async function checkPooler(url: string): Promise<boolean> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    application_name: 'booking-check',
  });
  pool.on('error', () => undefined);
  const clients: pg.PoolClient[] = [];
  const connect = async () => {
    const client = await pool.connect();
    client.on('error', () => undefined);
    clients.push(client);
    return client;
  };
  try {
    const first = await connect();
    const { rows } = await first.query<Settings>(SETTINGS);
    // Poolers give each client a made-up process ID instead of PostgreSQL's.
    if (rows[0]!.pid === (first as unknown as { processID: number }).processID) return false;
    const problem = problemOf(rows[0]!) ?? (await problemOfStatements(first, await connect()));
    if (problem) throw new CannotStart(`DATABASE_URL points to a connection pooler. ${problem}`);
    return true;
  } finally {
    for (const client of clients) client.release(true);
    await pool.end();
  }
}

function problemOf({ role, zone, statement_ms, idle_ms }: Settings): string | undefined {
  const isWrong = {
    timezone: !['UTC', 'Etc/UTC'].includes(zone),
    statement_timeout: statement_ms === 0 || statement_ms > REQUEST_LIMIT_MS,
    idle_in_transaction_session_timeout: idle_ms === 0,
  };
  const names = (Object.keys(isWrong) as (keyof typeof isWrong)[]).filter((name) => isWrong[name]);
  if (names.length === 0) return undefined;
  const statements = names.map((name) => `ALTER ROLE ${role} SET ${name} = '${SESSION_SETTINGS[name]}';`);
  return `Its connections lack settings that must be set in the database. Run ${statements.join(' ')} Then make the pooler reconnect.`;
}

/**
 * Tests whether the pooler supports prepared statements. Returns a message for the operator if it doesn't, offers only
 * one connection or refuses a transaction. The first client prepares a statement, the second client then occupies the
 * same server connection, and the first client runs the statement again. The pooler must then prepare it on another
 * connection.
 */
async function problemOfStatements(first: pg.PoolClient, second: pg.PoolClient): Promise<string | undefined> {
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await pidOf(first, NAMED);
      await second.query('BEGIN');
      const taken = await pidOf(second, { text: 'SELECT pg_backend_pid() AS pid' });
      if (taken === before) await pidOf(first, NAMED);
      await second.query('ROLLBACK');
      if (taken === before) return undefined;
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError))
      return 'It offers this server only one connection. Increase its connection limits.';
    return LOST_STATEMENT.includes(error.code ?? '')
      ? 'It loses prepared statements. Use PgBouncer 1.21 or later with max_prepared_statements = 200.'
      : `It refuses a transaction: ${error.message}. Use its transaction mode.`;
  }
}

async function pidOf(client: pg.PoolClient, query: pg.QueryConfig): Promise<number | undefined> {
  return (await client.query<{ pid: number }>(query)).rows[0]?.pid;
}
