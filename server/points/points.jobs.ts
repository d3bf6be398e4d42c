import type { Ids } from '../platform/ids.ts';
import type { Queue } from '../platform/queue.ts';
import { notifyExpiringPoints, type NotifyDeps } from './expiring-points.usecases.ts';
import { expirePoints } from './points.usecases.ts';

const EXPIRE = 'points.expire';
const TELL = 'points.tell-expiring';

/** Ends what has expired, each hour; each morning in Korea members are told what ends within a month. */
export function pointsJobs({ queue, ...deps }: NotifyDeps & { queue: Queue; ids: Ids }): void {
  queue.define<object>(EXPIRE, async () => void (await expirePoints(deps)));
  queue.schedule(EXPIRE, '7 * * * *');
  queue.define<object>(TELL, () => notifyExpiringPoints(deps));
  queue.schedule(TELL, '0 1 * * *');
}
