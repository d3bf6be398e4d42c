import type { ErrorCode, Problem } from '../../../generated/types.ts';
import type { TimedProblem } from '../../../machines/problem.ts';

export type Transport = {
  bearerToken: () => string | undefined;
  reservationToken: () => string | undefined;
  quoteToken: () => string | undefined;
  /** The guest's signed company information (`CsHsUi`). */
  companyInfo: () => string | undefined;
  /** BCP 47 tag for the Accept-Language header. */
  language: () => string | undefined;
  /** Called if the server rejects a request's bearer token. */
  sessionEnded: (bearer: string) => void;
};

/** Sources of the request headers. Change them only with `setTransport`. */
export const transport: Transport = {
  bearerToken: () => undefined,
  reservationToken: () => undefined,
  quoteToken: () => undefined,
  companyInfo: () => undefined,
  language: () => undefined,
  sessionEnded: () => undefined,
};

export function setTransport(sources: Partial<Transport>): void {
  Object.assign(transport, sources);
}

/**
 * Returns the problem for a call that got no usable response. Pass status 0 if the server was unreachable, or the
 * response's status if its body isn't a problem document.
 */
export function unavailable(status: number): Problem {
  const title = 'No response';
  return { type: 'about:blank', title, status, instance: 'about:blank', result: 'fail', code: 'unavailable' };
}

/** Thrown when a call fails, with the problem that the server reported. Aborted calls throw an AbortError instead. */
export class ProblemError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly problem: TimedProblem<Code>;
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined;

  constructor(problem: Problem & { code: Code }, headers?: Headers, cause?: unknown) {
    super(problem.detail ?? problem.title, { cause });
    this.name = 'ProblemError';
    const retryAfter = Number(headers?.get('Retry-After')) || undefined;
    this.problem = retryAfter === undefined ? problem : { ...problem, retryAfter };
    this.requestId = headers?.get('X-Request-Id') ?? undefined;
  }
}

/**
 * Returns the problem of a failed call. For errors from generated hooks, the result's type is limited to the codes that
 * the operation declares.
 */
export function problemOf<Code extends ErrorCode>(error: ProblemError<Code>): TimedProblem<Code>;
export function problemOf(error: unknown): TimedProblem;
export function problemOf(error: unknown): TimedProblem {
  return error instanceof ProblemError ? error.problem : unavailable(0);
}

export function rejectWithProblem(error: unknown): never {
  throw problemOf(error);
}

function isAbort(error: unknown): error is Error {
  return error instanceof Error && error.name === 'AbortError';
}

/** Returns a ProblemError or AbortError unchanged, and wraps any other error in a ProblemError. */
export function asFailure(error: unknown): Error {
  return error instanceof ProblemError || isAbort(error) ? error : new ProblemError(unavailable(0), undefined, error);
}
