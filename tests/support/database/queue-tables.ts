import { systemClock } from '../../../server/platform/clock.ts';
import type { OpenDatabase } from '../../../server/platform/database/database.ts';
import { silentLog } from '../../../server/platform/log.ts';
import { createQueue } from '../../../server/platform/queue.ts';

/** Starts and stops the queue once, so that its library creates the tables. This takes longer than most tests. */
export async function makeQueueTables(database: OpenDatabase): Promise<void> {
  const queue = createQueue({ database, clock: systemClock, log: silentLog, workers: false });
  await queue.start();
  await queue.stop();
}
