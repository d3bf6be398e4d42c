import { purgeAudit } from './audit/audit.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { purgeIdempotency } from './idempotency.ts';
import type { Queue } from './queue.ts';
import type { RateLimiter } from './rate-limit.ts';

/** The audit log is kept for five years, like the records of contracts and payments (docs/decisions/withdrawal.md). */
const AUDIT_KEPT_MS = 5 * 366 * 86_400_000;

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
      await purgeAudit(db, new Date(clock.now().getTime() - AUDIT_KEPT_MS));
      await limiter.purge();
    },
    { outward: false },
  );
  queue.schedule('platform.purge', '17 * * * *');
}
