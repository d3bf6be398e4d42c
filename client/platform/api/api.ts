import type { ErrorCode, Problem } from '../../../generated/types.ts';
import type { TimedProblem } from '../../../machines/problem.ts';

export type Transport = {
  bearerToken: () => string | undefined;
  reservationToken: () => string | undefined;
  quoteToken: () => string | undefined;
  /** Signed statement of the guest's company (`CsHsUi`). */
  companyInfo: () => string | undefined;
  /** A BCP 47 tag for Accept-Language. */
  language: () => string | undefined;
  /** Called when the server rejects the bearer token of a request. */
  sessionEnded: (bearer: string) => void;
};

/** Change it only with setTransport. */
export const transport: Transport = {
  bearerToken: () => undefined,
  reservationToken: () => undefined,
  quoteToken: () => undefined,
  companyInfo: () => undefined,
  language: () => undefined,
  sessionEnded: () => undefined,
};

/** Sets the sources of credentials and language. Omitted ones stay unchanged. */
export function setTransport(sources: Partial<Transport>): void {
  Object.assign(transport, sources);
}

/** Problem for a call without a valid response: unreachable (status 0), or not a problem document. */
export function unavailable(status: number): Problem {
  const title = 'No answer';
  return { type: 'about:blank', title, status, instance: 'about:blank', result: 'fail', code: 'unavailable' };
}

/** Any failed call, with the server's Problem. An aborted call throws an AbortError instead. */
export class ProblemError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly problem: TimedProblem<Code>;
  /** Identifies this failure in the server's log. */
  readonly requestId: string | undefined;

  constructor(problem: Problem & { code: Code }, headers?: Headers, cause?: unknown) {
    super(problem.detail ?? problem.title, { cause });
    this.name = 'ProblemError';
    const retryAfter = Number(headers?.get('Retry-After')) || undefined;
    this.problem = retryAfter === undefined ? problem : { ...problem, retryAfter };
    this.requestId = headers?.get('X-Request-Id') ?? undefined;
  }
}

/** Returns the problem of a failed call. A hook's error keeps the codes that its operation declares. */
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

/** Keeps ProblemError and AbortError, and wraps anything else in a ProblemError. */
export function asFailure(error: unknown): Error {
  return error instanceof ProblemError || isAbort(error) ? error : new ProblemError(unavailable(0), undefined, error);
}
