import type { Queue } from '../platform/queue.ts';
import { settleTiers, type TierJobDeps } from './tier.usecases.ts';

const TIERS = 'membership.tiers';

export function membershipJobs({ queue, ...deps }: TierJobDeps & { queue: Queue }): void {
  queue.define<object>(TIERS, () => settleTiers(deps), { outward: false, expireInSeconds: 600 });
  queue.schedule(TIERS, '37 * * * *');
}
