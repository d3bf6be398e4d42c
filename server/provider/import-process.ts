import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { atMost } from '../platform/at-most.ts';
import { fail, ProblemError } from '../platform/outcome.ts';
import type { ImportOutcome, ImportRequest } from './import-request.usecases.ts';

/** Read by import-program.ts. */
export type ImportTask = { url: string; request: ImportRequest };

const PROGRAM = join(import.meta.dirname, 'import-program.ts');
/** Enough for the maximum number of rows; see tests/attacks/bundles.test.ts. */
const MEMORY_MB = 1_500;
/**
 * Much longer than the time limit for requests, because preparing many new photos takes minutes. The import continues
 * after the request has timed out, and a retry reuses the photos that it has prepared.
 */
const TIMEOUT_MS = 15 * 60_000;
/** Limits on imports that wait for another import. After a longer wait, a request would have too little time left. */
const MAX_WAITING = 3;
const MAX_WAIT_MS = 3_000;

const oneAtATime = atMost(1, MAX_WAITING, MAX_WAIT_MS);

/**
 * Imports a bundle in a separate process, so that a large bundle neither blocks the server's event loop nor uses its
 * memory. If the process takes too long or needs too much memory, it is killed, nothing is imported, and the call fails
 * with `unavailable`. `openBundle` is called only when the import begins. If it were called for a request that is then
 * refused, the request's connection couldn't be reused.
 */
export function importInProcess(
  url: string,
  openBundle: () => ReadableStream,
  request: ImportRequest,
): Promise<ImportOutcome> {
  return oneAtATime(() => run(url, openBundle(), request));
}

async function run(url: string, bundle: ReadableStream, request: ImportRequest): Promise<ImportOutcome> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, PROGRAM], {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  // The address contains a password, so it must not be in the arguments, which other users of the machine can read.
  const task: ImportTask = { url, request };
  (child.stdio[3] as Writable).on('error', () => undefined).end(JSON.stringify(task));
  const ended = Promise.withResolvers<number | null>();
  child.once('error', ended.reject);
  child.once('close', ended.resolve);
  // Writing fails if the process was killed, which `close` handles.
  void pipeline(Readable.fromWeb(bundle), child.stdin).catch(() => child.kill('SIGKILL'));
  const [code, output, errors] = await Promise.all([ended.promise, text(child.stdout), text(child.stderr)]);
  if (code === 0) return JSON.parse(output) as ImportOutcome;
  if (code === null) throw new ProblemError(fail('unavailable').failure);
  throw new Error(`The import process ended with ${code}: ${errors.slice(-2_000)}`);
}
