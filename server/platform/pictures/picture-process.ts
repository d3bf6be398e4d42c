import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { deserialize } from 'node:v8';

type Format = 'png' | 'jpeg' | 'webp' | 'avif';

/**
 * The outputs to create from a picture. Each output is upright, without metadata, and at most `width` pixels wide. PNG
 * ignores `quality`. If the list is empty, the picture is only checked for damage.
 */
export type PictureTask = {
  outputs: readonly { format: Format; width: number; quality: number }[];
  withColor?: boolean;
  /** Crops the picture to this size first. `x` and `y` are the position of its subject as percentages. */
  crop?: { width: number; height: number; x: number; y: number };
  /** Whether the picture is an SVG. */
  isDrawing?: boolean;
};

/** `width` is the actual width. If the picture is narrower than requested, identical outputs are merged. */
export type EncodedPicture = { format: Format; width: number; bytes: Buffer };
export type EncodeResult = { outputs: EncodedPicture[]; color: string | undefined };

const PROGRAM = join(import.meta.dirname, 'encode.ts');
const SHELL = '/bin/sh';
/** Node reserves half of this. Pictures within the limits of picture-head.ts need less than the other half. */
const MEMORY_KB = 1_300_000;
/**
 * A process is also killed once its running time reaches this multiple of its CPU time limit. The factor is high,
 * because a process may get little CPU time on a busy machine.
 */
const PATIENCE = 5;

/**
 * Decodes and encodes a picture in a separate process that can't access the server's memory or settings. The operating
 * system kills it if it exceeds its memory limit or `seconds` of CPU time. Returns undefined if the picture is damaged
 * or too expensive to process.
 */
export async function encodePicture(
  picture: Buffer,
  task: PictureTask,
  { seconds }: { seconds: number },
): Promise<EncodeResult | undefined> {
  const run = [process.execPath, '--expose-gc', PROGRAM, JSON.stringify(task)];
  const limited = ['-c', `ulimit -c 0; ulimit -d ${MEMORY_KB}; ulimit -t ${seconds}; exec "$0" "$@"`, ...run];
  const [command, args] = existsSync(SHELL) ? [SHELL, limited] : [run[0]!, run.slice(1)];
  const child = spawn(command, args, {
    env: { UV_THREADPOOL_SIZE: '1', RAYON_NUM_THREADS: '1' },
    timeout: seconds * 1000 * PATIENCE,
    killSignal: 'SIGKILL',
  });
  const ended = Promise.withResolvers<number | null>();
  child.once('error', ended.reject);
  child.once('close', ended.resolve);
  // Writing fails if the process was killed; `close` handles that.
  child.stdin.on('error', () => undefined).end(picture);
  const [code, output, errors] = await Promise.all([ended.promise, buffer(child.stdout), text(child.stderr)]);
  if (code === 0) return deserialize(output) as EncodeResult | undefined;
  if (code === null) return undefined;
  throw new Error(`The picture process ended with ${code}: ${errors.slice(-2_000)}`);
}
