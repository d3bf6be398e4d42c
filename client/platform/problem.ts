import type { Problem } from '../../generated/types.ts';
import { ApiProblem } from './api.ts';

/** The wire Problem of whatever a call threw. What is none reads as `unavailable`: nothing is known of its outcome. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiProblem && error.problem) return error.problem;
  const title = 'No answer';
  return { type: 'about:blank', title, status: 503, instance: 'about:blank', result: 'fail', code: 'unavailable' };
}
