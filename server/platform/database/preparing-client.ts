import type { Socket } from 'node:net';
import pg from 'pg';

/** Limits memory: statements with lists of varying length would otherwise add names without end. */
const MAX_STATEMENTS = 300;

const names = new Map<string, string>();

/** Returns the name under which connections keep a statement, or undefined if it isn't kept. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_STATEMENTS) return known;
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
 * A connection that prepares statements and pipelines them.
 *
 * Statements with parameters are sent by name, so PostgreSQL parses and plans each once. A pooler that shares connections between
 * transactions must support prepared statements (PgBouncer from 1.21).
 *
 * Statements sent without waiting for each other go out together. `begin` is delayed until the first statement of its transaction; a
 * transaction without statements is never sent.
 *
 * pg has no hook for either, so this replaces the public method `query` on the instance. It calls pg's own `query` for everything it sends.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true } as pg.ClientConfig);
    const send = this.query.bind(this) as unknown as Send;
    const { connection } = this as unknown as { connection: { stream: Socket } };
    let corked = false;
    let beginning = false;

    /** Collects everything written in this turn of the event loop into one packet. */
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

    const query: Send = (statement, ...rest) => {
      const text = isQuery(statement) ? statement.text : statement;
      if (text === 'begin') {
        beginning = true;
        return Promise.resolve({ rows: [] });
      }
      const isFirst = beginning;
      beginning = false;
      if (isFirst && typeof text === 'string' && ENDS.has(text)) return Promise.resolve({ rows: [] });
      cork();
      // The statements after it must not run outside a transaction, so a connection that can't begin one is closed.
      if (isFirst) send('begin').catch(() => connection.stream.destroy());
      return send(prepared(statement, rest[0]), ...rest);
    };
    // The cast is safe: all arguments are passed on as they are, and pg declares ten overloads.
    this.query = query as unknown as typeof this.query;
  }
}

function prepared(statement: unknown, values: unknown): unknown {
  const keep = isQuery(statement) && !statement.name && Array.isArray(values) && values.length > 0;
  return keep ? { ...statement, name: nameOf(statement.text) } : statement;
}
