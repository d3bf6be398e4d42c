import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Ids } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import type { Queue } from '../platform/queue.ts';

/** What the booking area needs from outside. */
export type BookingDeps = { db: Database; clock: Clock; ids: Ids; queue: Queue; log: Logger };
