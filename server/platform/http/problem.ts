import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Problem } from '../../../generated/types.ts';
import { DISK_FULL, normaliseError } from '../database/database-errors.ts';
import { type Env, logOf } from './context.ts';
import { fail, ProblemError } from '../outcome.ts';
import type { ErrorCode, Failure } from '../outcome.ts';

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  503: 'unavailable',
};

function titleOf(code: string) {
  const messages = code.replaceAll('_', ' ');
  return messages[0]!.toUpperCase() + messages.slice(1);
}

/** Returns a problem document (RFC 9457) with the additional members `result` and `code`. */
export function problemOf(failure: Failure, requestId: string): Problem {
  return {
    type: `/problems/${failure.code}`,
    title: titleOf(failure.code),
    status: failure.status,
    ...(failure.detail !== undefined && { detail: failure.detail }),
    instance: failure.instance ?? `/requests/${requestId}`,
    result: 'fail',
    code: failure.code,
    ...(failure.errors && { errors: failure.errors.slice(0, 100) }),
    ...failure.extra,
  };
}

export function renderProblem(c: Context<Env>, failure: Failure): Response {
  const requestId = c.get('requestId') ?? 'unknown';
  const text = JSON.stringify(problemOf(failure, requestId));
  const headers = new Headers({
    'Content-Type': 'application/problem+json',
    // Without the length, compress() would compress even a short response.
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    ...failure.headers,
  });
  if (failure.status === 401) headers.set('WWW-Authenticate', 'Bearer');
  if (failure.status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '5');
  return c.body(text, failure.status as 500, Object.fromEntries(headers));
}

/** Renders any thrown value as a problem document. Logs it unless the caller caused it. */
export function onError(error: unknown, c: Context<Env>): Response {
  return renderProblem(c, failureOf(error, c));
}

function failureOf(error: unknown, c: Context<Env>): Failure {
  if (error instanceof ProblemError) return error.failure;
  if (error instanceof HTTPException) return ofException(error);
  const log = logOf(c);
  const fault = normaliseError(error);
  if (fault?.kind === 'unavailable' || fault?.kind === 'timeout') {
    const full = fault.sqlState === DISK_FULL;
    log?.warn(
      { err: error },
      full ? 'database disk is full; responding with 503' : 'database did not respond; responding with 503',
    );
    return fail('unavailable', {
      detail: full ? 'The database disk is full.' : 'The database does not respond.',
    }).failure;
  }
  log?.error({ err: error }, 'unexpected error; responding with 500');
  return fail('internal').failure;
}

/** Converts the framework's own errors, such as a malformed body or an unsupported content type. */
function ofException(error: HTTPException): Failure {
  const code = CODE_OF_STATUS[error.status] ?? (error.status < 500 ? 'validation' : 'internal');
  return fail(code, { status: error.status, ...(error.status < 500 && { detail: error.message }) }).failure;
}
