import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Queue } from '../platform/queue.ts';
import { eraseOverdue } from './legal-record.usecases.ts';
import { purgeWithdrawn } from './member.repository.ts';

const PURGE = 'member.purge';
const ERASE_KEPT = 'member.erase-kept';

/**
 * Defines the jobs that erase the hashes of members 30 days after their withdrawal, and legal records whose retention
 * period has ended.
 */
export function memberJobs({ queue, db, clock }: { queue: Queue; db: Database; clock: Clock }): void {
  queue.define<object>(PURGE, () => purgeWithdrawn(db, clock.now()), { outward: false });
  queue.schedule(PURGE, '23 * * * *');
  queue.define<object>(ERASE_KEPT, () => eraseOverdue({ db, clock }), { outward: false });
  queue.schedule(ERASE_KEPT, '41 3 * * *');
}
