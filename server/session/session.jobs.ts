import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Queue } from '../platform/queue.ts';
import { purgeSessions } from './session.repository.ts';

const PURGE = 'session.purge';

/**
 * Defines the job that deletes expired sessions, keys, codes, tickets and social logins, including the phone numbers
 * and names in them.
 */
export function sessionJobs({ queue, db, clock }: { queue: Queue; db: Database; clock: Clock }): void {
  queue.define<object>(PURGE, () => purgeSessions(db, clock.now()), { outward: false });
  queue.schedule(PURGE, '*/5 * * * *');
}
