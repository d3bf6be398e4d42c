import type { Ids } from '../platform/ids.ts';
import type { Queue } from '../platform/queue.ts';
import { notifyExpiringPoints, type NotifyDeps } from './expiring-points.usecases.ts';
import { expirePoints } from './points.usecases.ts';

const EXPIRE = 'points.expire';
const NOTIFY = 'points.notify-expiring';

export function pointsJobs({ queue, ...deps }: NotifyDeps & { queue: Queue; ids: Ids }): void {
  queue.define<object>(EXPIRE, async () => void (await expirePoints(deps)), { outward: false });
  queue.schedule(EXPIRE, '7 * * * *');
  queue.define<object>(NOTIFY, () => notifyExpiringPoints(deps), { outward: true });
  queue.schedule(NOTIFY, '0 1 * * *');
}
