import type { ErrorCode, Outcome } from '../../server/platform/outcome.ts';

/**
 * Returns the result of a step in loading the demo data. Throws if the step was refused, so that loading stops with an
 * error instead of leaving data out.
 */
export function stepDone<T>(outcome: Outcome<T, ErrorCode>, step: string): T {
  if (!outcome.ok) throw new Error(`demo data: ${step} was refused with ${outcome.failure.code}`);
  return outcome.value;
}
