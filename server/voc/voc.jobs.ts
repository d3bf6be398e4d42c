import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Queue } from '../platform/queue.ts';
import { removeLooseFiles } from './attachment.usecases.ts';
import type { FileStores } from './storage/file-store.port.ts';

const REMOVE = 'voc.remove-files';

export function vocJobs({ queue, ...deps }: { queue: Queue; db: Database; clock: Clock; files: FileStores }): void {
  queue.define<object>(REMOVE, () => removeLooseFiles(deps), { outward: true });
  queue.schedule(REMOVE, '*/5 * * * *');
}
