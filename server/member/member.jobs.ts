import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Queue } from '../platform/queue.ts';
import { purgeWithdrawn } from './member.repository.ts';

const PURGE = 'member.purge';

/** Erases what was kept of members who withdrew 30 days ago. */
export function memberJobs({ queue, db, clock }: { queue: Queue; db: Database; clock: Clock }): void {
  queue.define<object>(PURGE, () => purgeWithdrawn(db, clock.now()));
  queue.schedule(PURGE, '23 * * * *');
}
