import type { ErrorCode, Problem } from '../generated/types.ts';

/** Creates a problem in the client, for example for an expired code, a closed window or a missing response. */
export function localProblem(code: ErrorCode): Problem {
  return { type: 'about:blank', title: code, status: 0, instance: 'about:blank', result: 'fail', code };
}

export function problemOf(error: unknown): Problem {
  return isProblem(error) ? error : localProblem('unavailable');
}

/** `retryAfter` is the value of the server's Retry-After header in seconds. */
export type TimedProblem<Code extends ErrorCode = ErrorCode> = Problem & {
  code: Code;
  retryAfter?: number | undefined;
};

const RETRY_MS = 3000;

/**
 * The longest wait before an automatic retry. If the server asks for a longer one, the guest will probably have left,
 * so the call isn't retried.
 */
const LONGEST_WAIT_S = 60;

export function retryDelay(problem: TimedProblem | null): number {
  return Math.max(RETRY_MS, Math.min(problem?.retryAfter ?? 0, LONGEST_WAIT_S) * 1000);
}

/** Returns whether repeating the same call with the same key may succeed without any action by the guest. */
export function isTemporary(problem: TimedProblem | null): boolean {
  if (problem === null || (problem.retryAfter ?? 0) > LONGEST_WAIT_S) return false;
  return ['unavailable', 'rate_limited', 'idempotency_in_flight'].includes(problem.code);
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'result' in error && error.result === 'fail' && 'code' in error;
}
