import type { Socket } from 'node:net';
import pg from 'pg';

/** Later texts are not prepared: lists of different lengths give different texts, and each prepared statement costs memory. */
const STATEMENTS_KEPT = 300;

const names = new Map<string, string>();

/** Returns the name of a prepared statement; undefined if the text is not prepared. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= STATEMENTS_KEPT) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

type Query = { text: string; name?: string | undefined };
type Send = (query: unknown, ...rest: unknown[]) => Promise<unknown>;

function isQuery(first: unknown): first is Query {
  return typeof first === 'object' && first !== null && 'text' in first;
}

const ENDS = new Set(['commit', 'rollback']);

/**
 * A pg connection with fewer round trips and less parsing. It replaces `pg.Client.query`, because drizzle-orm sends every statement
 * through that method and neither library has an option for three things: statements with parameters are prepared under a name, so
 * that PostgreSQL parses each once; statements sent in the same tick leave in one packet; and `begin` is sent together with the
 * first statement of its transaction (an empty transaction sends nothing). A pooler in transaction mode must support prepared
 * statements (PgBouncer from 1.21 on). A PostgreSQL driver with automatic prepared statements and pipelining, such as postgres.js
 * behind drizzle-orm's adapter, would replace this class; only the delayed `begin` would remain.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true } as pg.ClientConfig);
    const send = this.query.bind(this) as unknown as Send;
    const { connection } = this as unknown as { connection: { stream: Socket } };
    let corked = false;
    let beginning = false;

    /** Sends the statements of one tick in one packet. */
    function cork() {
      if (corked) return;
      corked = true;
      const { stream } = connection;
      stream.cork();
      process.nextTick(() => {
        corked = false;
        stream.uncork();
      });
    }

    const query: Send = (given, ...rest) => {
      const text = isQuery(given) ? given.text : given;
      if (text === 'begin') {
        beginning = true;
        return Promise.resolve({ rows: [] });
      }
      const begins = beginning;
      beginning = false;
      if (begins && typeof text === 'string' && ENDS.has(text)) return Promise.resolve({ rows: [] });
      cork();
      // The next statement must not run outside a transaction, so a failed `begin` closes the connection.
      if (begins) send('begin').catch(() => connection.stream.destroy());
      return send(prepared(given, rest[0]), ...rest);
    };
    // pg declares ten overloads; the arguments pass through unchanged.
    this.query = query as unknown as typeof this.query;
  }
}

function prepared(given: unknown, values: unknown): unknown {
  const keep = isQuery(given) && !given.name && Array.isArray(values) && values.length > 0;
  return keep ? { ...given, name: nameOf(given.text) } : given;
}
