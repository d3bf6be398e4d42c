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
function isQuery(first: unknown): first is Query {
  return typeof first === 'object' && first !== null && 'text' in first;
}

/**
 * A connection on which PostgreSQL parses and plans each statement once: with parameters, it is sent by a name. A pooler that
 * shares connections between transactions must know prepared statements (PgBouncer from 1.21 on).
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...given: unknown[]) => unknown;
    const prepare = (query: unknown, values?: unknown, ...rest: unknown[]) => {
      const keep = isQuery(query) && !query.name && Array.isArray(values) && values.length > 0;
      return send(keep ? { ...query, name: nameOf(query.text) } : query, values, ...rest);
    };
    // pg declares ten overloads; what goes in goes on.
    this.query = prepare as typeof this.query;
  }
}
