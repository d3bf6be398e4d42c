import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { purgeIdempotency } from './idempotency.ts';
import type { Queue } from './queue.ts';
import type { RateLimiter } from './rate-limit.ts';

export function definePlatformJobs({
  queue,
  db,
  clock,
  limiter,
}: {
  queue: Queue;
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
}): void {
  queue.define(
    'platform.purge',
    async () => {
      await purgeIdempotency(db, clock.now());
      await limiter.purge();
    },
    { outward: false },
  );
  queue.schedule('platform.purge', '17 * * * *');
}
