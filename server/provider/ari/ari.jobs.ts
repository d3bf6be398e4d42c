import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue.ts';
import { purgeMessages } from './ari.repository.ts';

const DAY_MS = 86_400_000;
/** A provider's system repeats a message within hours, not weeks. */
const KEPT_DAYS = 31;

export function ariJobs({ queue, db, clock }: { queue: Queue; db: Database; clock: Clock }): void {
  const purge = () => purgeMessages(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
  queue.define('ari.purge', purge, { outward: false });
  queue.schedule('ari.purge', '23 4 * * *');
}
