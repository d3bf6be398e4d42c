import type { Pool, PoolClient } from 'pg';
import type { Database } from '../../../server/platform/database/database.ts';

type Send = (first: unknown, ...rest: unknown[]) => unknown;

export type Sent = { text: string; values: readonly unknown[] };

/** Returns the statements that `work` sends to PostgreSQL through this database, in order. */
export async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  return (await sentBy(db, work)).map(({ text }) => text);
}

export async function sentBy(db: Database, work: () => Promise<unknown>): Promise<Sent[]> {
  const { client: pool } = db._.session as unknown as { client: Pool };
  const sent: Sent[] = [];
  const noted = new Map<PoolClient, Send>();
  function note(client: PoolClient) {
    if (noted.has(client)) return;
    const send = client.query as Send;
    noted.set(client, send);
    Object.assign(client, {
      query: (first: string | { text: string; values?: readonly unknown[] }, ...rest: unknown[]) => {
        const { text, values = [] } = typeof first === 'string' ? { text: first } : first;
        sent.push({ text, values: Array.isArray(rest[0]) ? rest[0] : values });
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
  return sent;
}
