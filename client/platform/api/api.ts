import type { Problem } from '../../../generated/types.ts';
import type { TimedProblem } from '../../../machines/problem.ts';

/** What each request carries, asked anew for each; undefined sends no header. */
export type Transport = {
  bearerToken: () => string | undefined;
  reservationToken: () => string | undefined;
  quoteToken: () => string | undefined;
  /** What the guest's company has signed of them (`CsHsUi`). */
  companyInfo: () => string | undefined;
  /** A BCP 47 tag, sent as Accept-Language. */
  language: () => string | undefined;
  /** Called when the server knows the bearer token that a request carried no more. */
  sessionEnded: (bearer: string) => void;
};

/** By now; changed by setTransport alone. */
export const transport: Transport = {
  bearerToken: () => undefined,
  reservationToken: () => undefined,
  quoteToken: () => undefined,
  companyInfo: () => undefined,
  language: () => undefined,
  sessionEnded: () => undefined,
};

/** Says where credentials and language come from. What is not named stays as it was. */
export function setTransport(sources: Partial<Transport>): void {
  Object.assign(transport, sources);
}

/** What is said where no server has: it could not be reached (status 0), or what answered was no problem document. */
export function unavailable(status: number): Problem {
  const title = 'No answer';
  return { type: 'about:blank', title, status, instance: 'about:blank', result: 'fail', code: 'unavailable' };
}

/** Every failure of a call, thrown, with the Problem that the server said. An aborted call stays an AbortError. */
export class ProblemError extends Error {
  readonly problem: TimedProblem;
  /** Names this one failure in the server's log. */
  readonly requestId: string | undefined;

  constructor(problem: Problem, headers?: Headers, cause?: unknown) {
    super(problem.detail ?? problem.title, { cause });
    this.name = 'ProblemError';
    const retryAfter = Number(headers?.get('Retry-After')) || undefined;
    this.problem = retryAfter === undefined ? problem : { ...problem, retryAfter };
    this.requestId = headers?.get('X-Request-Id') ?? undefined;
  }
}

/** The Problem of whatever a call threw. What is none reads as `unavailable`: nothing is known of its outcome. */
export function problemOf(error: unknown): TimedProblem {
  return error instanceof ProblemError ? error.problem : unavailable(0);
}

/** For a machine's actor: what a call threw goes on as the wire Problem. */
export function rejectWithProblem(error: unknown): never {
  throw problemOf(error);
}

function isAbort(error: unknown): error is Error {
  return error instanceof Error && error.name === 'AbortError';
}

/** What a call may throw: a ProblemError, or the AbortError of who left. */
export function asFailure(error: unknown): Error {
  return error instanceof ProblemError || isAbort(error) ? error : new ProblemError(unavailable(0), undefined, error);
}
