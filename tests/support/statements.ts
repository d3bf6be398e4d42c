import type { Pool, PoolClient } from 'pg';
import type { Database } from '../../server/platform/database.ts';

type Send = (first: unknown, ...rest: unknown[]) => unknown;

/** The statements that `work` sends to PostgreSQL through this database, in their order. */
export async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const { client: pool } = db._.session as unknown as { client: Pool };
  const statements: string[] = [];
  const noted = new Map<PoolClient, Send>();
  function note(client: PoolClient) {
    if (noted.has(client)) return;
    const send = client.query as Send;
    noted.set(client, send);
    Object.assign(client, {
      query: (first: unknown, ...rest: unknown[]) => {
        statements.push(typeof first === 'string' ? first : (first as { text: string }).text);
        return send.call(client, first, ...rest);
      },
    });
  }
  pool.on('acquire', note);
  try {
    await work();
  } finally {
    pool.off('acquire', note);
    for (const [client, query] of noted) Object.assign(client, { query });
  }
  return statements;
}
