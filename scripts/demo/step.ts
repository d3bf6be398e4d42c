import type { ErrorCode, Outcome } from '../../server/platform/outcome.ts';

/**
 * Returns the result of a step of the demo. Throws if the step was refused, so that the demo data is never loaded
 * partially.
 */
export function stepDone<T>(outcome: Outcome<T, ErrorCode>, step: string): T {
  if (!outcome.ok) throw new Error(`demo data: ${step} was refused with ${outcome.failure.code}`);
  return outcome.value;
}
