import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Ids } from '../platform/ids.ts';
import type { Queue } from '../platform/queue.ts';
import { expirePoints } from './points.usecases.ts';

const EXPIRE = 'points.expire';

/** Ends what has expired, each hour. */
export function pointsJobs({ queue, ...deps }: { queue: Queue; db: Database; clock: Clock; ids: Ids }): void {
  queue.define<object>(EXPIRE, async () => void (await expirePoints(deps)));
  queue.schedule(EXPIRE, '7 * * * *');
}
