import type { Socket } from 'node:net';
import pg from 'pg';

/** Texts beyond these are parsed each time: a list of any length gives a new text each time, and each kept one costs memory. */
const STATEMENTS_KEPT = 300;

const names = new Map<string, string>();

/** The name under which connections keep a statement; undefined for one that is not kept. */
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
 * A connection that saves work and waiting.
 *
 * PostgreSQL parses and plans each statement once: with parameters, it is sent by a name. A pooler that shares connections between
 * transactions must know prepared statements (PgBouncer from 1.21 on).
 *
 * Statements that are sent without waiting for one another travel together. A transaction's `begin` waits for its first statement;
 * a transaction of none is never sent.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true } as pg.ClientConfig);
    const send = this.query.bind(this) as unknown as Send;
    const { connection } = this as unknown as { connection: { stream: Socket } };
    let corked = false;
    let beginning = false;

    /** What is sent in one go of the event loop leaves in one packet. */
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
      // What follows must not be done outside a transaction: a connection that cannot begin one is at its end.
      if (begins) send('begin').catch(() => connection.stream.destroy());
      return send(prepared(given, rest[0]), ...rest);
    };
    // pg declares ten overloads; what goes in goes on.
    this.query = query as unknown as typeof this.query;
  }
}

function prepared(given: unknown, values: unknown): unknown {
  const keep = isQuery(given) && !given.name && Array.isArray(values) && values.length > 0;
  return keep ? { ...given, name: nameOf(given.text) } : given;
}
