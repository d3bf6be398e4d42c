import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { atMost } from '../../platform/at-most.ts';
import { type ErrorCode, fail, ok, type Outcome, ProblemError } from '../../platform/outcome.ts';
import { type AriFacts, type AriPlan, coveredNights, planUpdate } from './ari-plan.rules.ts';
import { headOf, type MessageHead, readMessage } from './read-message.ts';

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

/**
 * Parses, validates and plans a message. Uses a separate process unless the message is small, so that a large message
 * neither blocks the server's event loop nor uses its memory. `factsOf` returns the facts about the message's property,
 * or a failure. Fails with `unavailable` if too many messages are waiting.
 */
export async function planMessage<Code extends ErrorCode>(
  body: Uint8Array<ArrayBuffer>,
  factsOf: (head: MessageHead) => Promise<Outcome<AriFacts, Code>>,
): Promise<Outcome<PlannedMessage, Code | ReadCode>> {
  if (body.length > SMALL_BODY) return oneAtATime(() => planInProcess(body, factsOf));
  const read = readMessage(body);
  if (!read.ok) return read;
  if (coveredNights(read.value) > FEW_NIGHTS) return oneAtATime(() => planInProcess(body, factsOf));
  const head = headOf(read.value);
  const facts = await factsOf(head);
  return facts.ok ? ok({ head, plan: planUpdate(read.value, facts.value) }) : facts;
}

async function planInProcess<Code extends ErrorCode>(
  body: Uint8Array,
  factsOf: (head: MessageHead) => Promise<Outcome<AriFacts, Code>>,
): Promise<Outcome<PlannedMessage, Code | ReadCode>> {
  const read = await ask<Outcome<MessageHead, ReadCode>>({ body });
  if (!read.ok) return read;
  const facts = await factsOf(read.value);
  if (!facts.ok) return facts;
  return ok({ head: read.value, plan: await ask<AriPlan>({ facts: facts.value }) });
}

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Sends a task to the process, and returns its answer. Starts the process if it isn't running, and ends it when it has
 * been idle for a minute. If it takes too long or needs too much memory, it is killed and the call fails with
 * `unavailable`.
 */
async function ask<Answer>(task: ReaderTask): Promise<Answer> {
  clearTimeout(idle);
  running ??= start();
  const reader = running;
  reader.ref();
  reader.channel?.ref();
  const answered = Promise.withResolvers<Answer>();
  const failed = () => answered.reject(new ProblemError(fail('unavailable').failure));
  const timer = setTimeout(failed, TIMEOUT_MS);
  reader.on('message', answered.resolve).on('error', failed).on('exit', failed);
  reader.send(task);
  try {
    const answer = await answered.promise;
    reader.unref();
    reader.channel?.unref();
    idle = setTimeout(stop, IDLE_MS, reader).unref();
    return answer;
  } catch (error) {
    stop(reader);
    throw error;
  } finally {
    clearTimeout(timer);
    reader.off('message', answered.resolve).off('error', failed).off('exit', failed);
  }
}

function start(): ChildProcess {
  return fork(PROGRAM, {
    // The process needs no settings, which include secrets.
    env: {},
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  }).on('error', () => undefined);
}

function stop(reader: ChildProcess): void {
  if (running === reader) running = undefined;
  reader.kill('SIGKILL');
}
