import type { SignupDeps } from './signup.usecases.ts';
import { purgeSignups } from './signup.repository.ts';

const PURGE = 'signup.purge';

/** Forgets sign-ups that are over, with everything that a person has proven in them. */
export function signupJobs(deps: SignupDeps): void {
  deps.queue.define<object>(PURGE, () => purgeSignups(deps.db, deps.clock.now()));
  deps.queue.schedule(PURGE, '*/5 * * * *');
}
