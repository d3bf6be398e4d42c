import type { Problem } from '../generated/types.ts';

/** Why a call failed: the contract's problem as far as it was told. Screens translate by `code`. */
export type Trouble = Pick<Problem, 'code'> & Partial<Problem>;

/**
 * Reads what an actor rejected with. A wire problem is taken as it is; anything else means that no answer came,
 * and reads as `unavailable`.
 */
export function problemOf(error: unknown): Trouble {
  return isProblem(error) ? error : { code: 'unavailable' };
}

/** Whether the same call, with the same key, may be answered better in a moment without the guest doing anything. */
export function mayPass(problem: Trouble | null): boolean {
  return problem !== null && ['unavailable', 'rate_limited', 'idempotency_in_flight'].includes(problem.code);
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'result' in error && error.result === 'fail' && 'code' in error;
}
