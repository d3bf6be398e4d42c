import { fail, ProblemError } from './outcome.ts';

/** Returns the error for a request or call that a server with SEND=off refuses. */
export function sendingOff(): ProblemError {
  return new ProblemError(
    fail('unavailable', { detail: 'This server doesn’t send messages or charge cards.' }).failure,
  );
}
