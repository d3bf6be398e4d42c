/** Runs in a worker thread (see message-reader.ts). Reads a message, and then plans its changes. */
import { parentPort } from 'node:worker_threads';
import type { AriUpdate } from '../../../generated/types.ts';
import { ok } from '../../platform/outcome.ts';
import { planUpdate } from './ari-plan.rules.ts';
import { headOf, type ReaderTask } from './message-reader.ts';
import { readMessage } from './read-message.ts';

let message: AriUpdate | undefined;

async function answer(task: ReaderTask) {
  if ('facts' in task) return message && planUpdate(message, task.facts);
  const read = await readMessage(task.body);
  message = read.ok ? read.value : undefined;
  return read.ok ? ok(headOf(read.value)) : read;
}

parentPort!.on('message', (task: ReaderTask) => {
  void answer(task).then((answered) => parentPort!.postMessage(answered, []));
});
