import type { SignupDeps } from './signup.usecases.ts';
import { purgeSignups } from './signup.repository.ts';

const PURGE = 'signup.purge';

export function signupJobs(deps: SignupDeps): void {
  deps.queue.define<object>(PURGE, () => purgeSignups(deps.db, deps.clock.now()), { outward: false });
  deps.queue.schedule(PURGE, '*/5 * * * *');
}
