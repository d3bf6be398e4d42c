/** Runs in a separate process (see message-reader.ts). Reads a message, and then plans its changes. */
import type { AriUpdate } from '../../../generated/types.ts';
import { ok } from '../../platform/outcome.ts';
import { planUpdate } from './ari-plan.rules.ts';
import type { ReaderTask } from './message-reader.ts';
import { headOf, readMessage } from './read-message.ts';

let message: AriUpdate | undefined;

function answer(task: ReaderTask) {
  if ('facts' in task) return message && planUpdate(message, task.facts);
  const read = readMessage(task.body);
  message = read.ok ? read.value : undefined;
  return read.ok ? ok(headOf(read.value)) : read;
}

process.on('message', (task: ReaderTask) => process.send!(answer(task)));
