import type { Socket } from 'node:net';
import pg from 'pg';

/**
 * Maximum number of prepared statements, to limit memory use. A statement's text depends on the lengths of its lists,
 * so the number of different texts is unlimited.
 */
const MAX_STATEMENTS = 300;

type Query = { text: string; name?: string | undefined };
type Send = (query: unknown, ...rest: unknown[]) => Promise<unknown>;
/**
 * The part of pg's connection that this class uses. The two records contain the statements that PostgreSQL has prepared
 * and those that it has been sent, by name.
 */
type Connection = {
  stream: Socket;
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  close(statement: { type: 'S'; name: string }): void;
};

function isQuery(first: unknown): first is Query {
  return typeof first === 'object' && first !== null && 'text' in first;
}

const ENDS = new Set(['commit', 'rollback']);

/** Names of prepared statements, which all connections of a pool share. */
class StatementNames {
  readonly #names = new Map<string, string>();

  /** Returns the name of a statement, or undefined for new statements once the limit is reached. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_STATEMENTS) return known;
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

/**
 * Returns the class of a pool's connections, which prepare statements and pipeline them.
 *
 * Statements with parameters are sent with a name, so PostgreSQL parses each one only once per connection and can reuse
 * its plan. A pooler in transaction mode must support prepared statements (PgBouncer 1.21 or later).
 *
 * Statements that are sent without waiting for earlier results go out together. `begin` is delayed until the first
 * statement of its transaction, so a transaction without statements is never sent.
 *
 * pg has no hook for either feature, so this class replaces the public method `query` on each instance and sends
 * everything through pg's own `query`.
 */
export function preparingClient(): typeof pg.Client {
  const names = new StatementNames();
  return class PreparingClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, pipeline: true } as pg.ClientConfig);
      const send = this.query.bind(this) as unknown as Send;
      const { connection } = this as unknown as { connection: Connection };
      const forgetRefused = refusedForgetter(connection);
      let corked = false;
      let beginning = false;

      /** Buffers writes until the next tick, so that they go out in one packet. */
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
        // If `begin` fails, close the connection, because the next statements must not run outside a transaction.
        if (isFirst) send('begin').catch(() => connection.stream.destroy());
        const named = prepared(statement, rest[0], names);
        if (isQuery(named) && named.name !== undefined) forgetRefused(named.name);
        return send(named, ...rest);
      };
      // pg declares ten overloads of `query`. The cast is safe, because all arguments are passed on to pg's own `query`.
      this.query = query as unknown as typeof this.query;
    }
  };
}

/**
 * Returns a function to call before a named statement is sent. If PostgreSQL has refused to prepare the statement, as it
 * does in a failed transaction, pg prepares it again. PgBouncer still knows its name and would refuse to use it for
 * another statement, so the name is released first.
 */
function refusedForgetter(connection: Connection): (name: string) => void {
  const sent = new Set<string>();
  return (name) => {
    const known = name in connection.parsedStatements || name in connection.submittedNamedStatements;
    if (sent.has(name) && !known) connection.close({ type: 'S', name });
    sent.add(name);
  };
}

function prepared(statement: unknown, values: unknown, names: StatementNames): unknown {
  const keep = isQuery(statement) && !statement.name && Array.isArray(values) && values.length > 0;
  return keep ? { ...statement, name: names.of(statement.text) } : statement;
}
