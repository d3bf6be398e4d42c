import type { ErrorCode, Problem } from '../generated/types.ts';

/** A problem that no server sent: a code ran out, a window was closed, no answer came. Screens go by its `code`. */
export function localProblem(code: ErrorCode): Problem {
  return { type: 'about:blank', title: code, status: 0, instance: 'about:blank', result: 'fail', code };
}

/** The Problem that an actor rejected with. Anything else means that no answer came, which is `unavailable`. */
export function problemOf(error: unknown): Problem {
  return isProblem(error) ? error : localProblem('unavailable');
}

/** A Problem with the seconds for which the server asks not to be called again (Retry-After). */
export type TimedProblem = Problem & { retryAfter?: number | undefined };

const RETRY_MS = 3000;

/** Nobody is there any more to see what a call does that goes out by itself later than this. */
const LONGEST_WAIT_S = 60;

/** How long to wait before the same call is made again, in milliseconds. */
export function retryDelay(problem: TimedProblem | null): number {
  return Math.max(RETRY_MS, Math.min(problem?.retryAfter ?? 0, LONGEST_WAIT_S) * 1000);
}

/** Whether the same call, with the same key, may be answered better in a moment without the guest doing anything. */
export function isTemporary(problem: TimedProblem | null): boolean {
  if (problem === null || (problem.retryAfter ?? 0) > LONGEST_WAIT_S) return false;
  return ['unavailable', 'rate_limited', 'idempotency_in_flight'].includes(problem.code);
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'result' in error && error.result === 'fail' && 'code' in error;
}
