/** Thrown if the process can't start. The message is shown to the operator verbatim. */
export class CannotStart extends Error {}

type DatabaseFault = {
  kind: FaultKind;
  sqlState?: string;
  constraint?: string;
  table?: string;
};

type FaultKind =
  | 'unique'
  | 'foreign_key'
  | 'check'
  | 'not_null'
  | 'serialization'
  | 'deadlock'
  | 'timeout'
  | 'unavailable'
  | 'other';

export const DISK_FULL = '53100';

const KIND_OF_STATE: Record<string, FaultKind> = {
  '23505': 'unique',
  '23503': 'foreign_key',
  '23514': 'check',
  '23502': 'not_null',
  '40001': 'serialization',
  '40P01': 'deadlock',
  '57014': 'timeout',
  '55P03': 'timeout',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '25P03': 'unavailable',
  '53300': 'unavailable',
  [DISK_FULL]: 'unavailable',
  '58030': 'unavailable',
};

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']);

/** Messages of driver errors that report a lost connection without an error code. */
const LOST =
  /connection terminated|terminating connection|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|PGlite is (closed|closing)|cannot use a pool after/i;

type Raw = {
  code?: unknown;
  constraint?: unknown;
  table?: unknown;
  message?: unknown;
  cause?: unknown;
  severity?: unknown;
  errors?: unknown;
};

/** Finds the driver's error in the chain of causes, because Drizzle wraps it. Returns undefined for other errors. */
export function normaliseError(error: unknown): DatabaseFault | undefined {
  for (let e = error as Raw | undefined, depth = 0; e && typeof e === 'object' && depth < 6; depth += 1) {
    const code = typeof e.code === 'string' ? e.code : undefined;
    if (code && NETWORK.has(code) && 'syscall' in e) return { kind: 'unavailable' };
    if (code && /^[0-9A-Z]{5}$/.test(code) && e.severity !== undefined) return ofState(code, e);
    if (typeof e.message === 'string' && LOST.test(e.message)) return { kind: 'unavailable' };
    e = (e.cause ?? (Array.isArray(e.errors) ? e.errors[0] : undefined)) as Raw | undefined;
  }
  return undefined;
}

function ofState(sqlState: string, e: Raw): DatabaseFault {
  const kind = KIND_OF_STATE[sqlState] ?? (sqlState.startsWith('08') ? 'unavailable' : 'other');
  return {
    kind,
    sqlState,
    ...(typeof e.constraint === 'string' && { constraint: e.constraint }),
    ...(typeof e.table === 'string' && { table: e.table }),
  };
}

export function violates(error: unknown, constraint: string): boolean {
  return normaliseError(error)?.constraint === constraint;
}

const MESSAGE_OF_STATE: Record<string, string> = {
  '28000': 'The database at DATABASE_URL refused the user or the connection.',
  '28P01': 'The database at DATABASE_URL refused the user or the password.',
  '3D000': 'The server at DATABASE_URL has no database of that name.',
  '42501': 'The user in DATABASE_URL lacks a privilege in the database.',
};

/** Returns a message for the operator if they can fix the error that keeps the process from starting. */
export function operatorMessageOf(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof CannotStart) return e.message;
    // The driver reports a missing password without an error code.
    if (e.message.startsWith('SASL:')) return MESSAGE_OF_STATE['28P01'];
  }
  const fault = normaliseError(error);
  if (fault?.kind === 'unavailable') return 'The database at DATABASE_URL does not respond.';
  return MESSAGE_OF_STATE[fault?.sqlState ?? ''];
}

const REFUSED = 'refused: ';
const INVALID_TEXT = '22P02';

/**
 * Returns an SQL expression that fails the statement if `reason`, an SQL expression, isn't null. A transaction's later
 * statements then fail too, and its commit becomes a rollback, so the commit can be sent before the statement's result
 * is known. `reason` must depend on rows, because PostgreSQL evaluates constants when it plans the statement.
 */
export function refuseFor(reason: string): string {
  return `coalesce('${REFUSED}' || (${reason}), 'true')::boolean`;
}

/** Returns the reason if the error comes from `refuseFor`. */
export function refusalOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === INVALID_TEXT ? new RegExp(`${REFUSED}(\\w+)`).exec(String(message))?.[1] : undefined;
}
