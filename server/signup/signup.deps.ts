import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Ids } from '../platform/ids.ts';
import type { Queue } from '../platform/queue.ts';

/** What the sign-up area needs from outside. */
export type SignupDeps = { db: Database; clock: Clock; ids: Ids; queue: Queue };
