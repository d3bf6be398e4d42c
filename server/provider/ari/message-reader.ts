import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AriUpdate } from '../../../generated/types.ts';
import { atMost } from '../../platform/at-most.ts';
import { type ErrorCode, fail, ok, type Outcome, ProblemError } from '../../platform/outcome.ts';
import { type AriFacts, type AriPlan, coveredNights, planUpdate } from './ari-plan.rules.ts';
import { readMessage } from './read-message.ts';

export type MessageHead = Pick<AriUpdate, 'hotel_code' | 'message_id' | 'sequence'>;
export type PlannedMessage = { head: MessageHead; plan: AriPlan };
/** Read by message-program.ts. */
export type ReaderTask = { body: Uint8Array } | { facts: AriFacts };

type ReadCode = 'malformed_request' | 'validation';

const PROGRAM = join(import.meta.dirname, 'message-program.ts');
/** Larger messages would block the event loop. */
const SMALL_BODY = 16_384;
const FEW_NIGHTS = 3_000;
const MEMORY_MB = 512;
const TIMEOUT_MS = 10_000;
const IDLE_MS = 60_000;
/** A message that waits longer is refused, because its request would have too little time left. */
const MAX_WAITING = 20;
const MAX_WAIT_MS = 10_000;

const oneAtATime = atMost(1, MAX_WAITING, MAX_WAIT_MS);

export function headOf({ hotel_code, message_id, sequence }: AriUpdate): MessageHead {
  return { hotel_code, message_id, sequence };
}

/**
 * Parses, validates and plans a message, in a worker thread unless the message is small. `factsOf` returns the facts
 * about the message's property, or a failure. Fails with `unavailable` if too many messages are waiting.
 */
export async function planMessage<Code extends ErrorCode>(
  body: Uint8Array<ArrayBuffer>,
  factsOf: (head: MessageHead) => Promise<Outcome<AriFacts, Code>>,
): Promise<Outcome<PlannedMessage, Code | ReadCode>> {
  if (body.length > SMALL_BODY) return oneAtATime(() => planInWorker(body, factsOf));
  const read = await readMessage(body);
  if (!read.ok) return read;
  if (coveredNights(read.value) > FEW_NIGHTS) return oneAtATime(() => planInWorker(body, factsOf));
  const head = headOf(read.value);
  const facts = await factsOf(head);
  return facts.ok ? ok({ head, plan: planUpdate(read.value, facts.value) }) : facts;
}

async function planInWorker<Code extends ErrorCode>(
  body: Uint8Array<ArrayBuffer>,
  factsOf: (head: MessageHead) => Promise<Outcome<AriFacts, Code>>,
): Promise<Outcome<PlannedMessage, Code | ReadCode>> {
  const read = await ask<Outcome<MessageHead, ReadCode>>({ body }, [body.buffer]);
  if (!read.ok) return read;
  const facts = await factsOf(read.value);
  if (!facts.ok) return facts;
  return ok({ head: read.value, plan: await ask<AriPlan>({ facts: facts.value }) });
}

let running: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/** Sends a task to the worker, which is started if needed and ended when it is idle, and returns its answer. */
async function ask<Answer>(task: ReaderTask, transferred: ArrayBuffer[] = []): Promise<Answer> {
  clearTimeout(idle);
  running ??= new Worker(PROGRAM, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  const worker = running;
  worker.ref();
  const answered = Promise.withResolvers<Answer>();
  const failed = () => answered.reject(new ProblemError(fail('unavailable').failure));
  const timer = setTimeout(failed, TIMEOUT_MS);
  worker.on('message', answered.resolve).on('error', failed).on('exit', failed);
  worker.postMessage(task, transferred);
  try {
    const answer = await answered.promise;
    worker.unref();
    idle = setTimeout(stop, IDLE_MS, worker).unref();
    return answer;
  } catch (error) {
    stop(worker);
    throw error;
  } finally {
    clearTimeout(timer);
    worker.off('message', answered.resolve).off('error', failed).off('exit', failed);
  }
}

function stop(worker: Worker): void {
  if (running === worker) running = undefined;
  // Without a listener, an error of the ended worker would end the server.
  worker.on('error', () => undefined);
  void worker.terminate();
}
