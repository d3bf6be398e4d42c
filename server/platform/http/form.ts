import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Context, MiddlewareHandler } from 'hono';
import { atMost } from '../at-most.ts';
import { isDiskFull } from '../disk-full.ts';
import { fail, ProblemError } from '../outcome.ts';
import type { Env } from './context.ts';

/** Forms in the contract have a single field. A second part is accepted here, so that validation can report it. */
const LIMITS = { parts: 2, fieldSize: 1_000, headerPairs: 10, headerSize: 4_000 };

/**
 * Number of bytes to parse before yielding to the event loop. Keep it small: up to 200 forms parse a piece in the same
 * turn, and some bytes are expensive to parse.
 */
const PIECE = 8_192;

/** The limit can be high: files are written to disk, so slow uploads use little memory. */
const receive = atMost(200, 0);

export function isForm(c: Context<Env>): boolean {
  return /^\s*multipart\/form-data\s*(;|$)/i.test(c.req.header('Content-Type') ?? '');
}

/**
 * Returns middleware that reads a form before validation and deletes its files after the response. Responds with 413 if
 * the form is longer than `maxSize` bytes, with 400 if it's incomplete or has too many parts, and with 503 if too many
 * forms are being received.
 */
export function readForms(maxSize: number): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!isForm(c)) return next();
    const files: ReceivedFile[] = [];
    try {
      c.req.bodyCache.formData = (await receive(() => readForm(c, files, maxSize))) as never;
      await next();
    } finally {
      await Promise.all(files.map((file) => file.discard()));
    }
  };
}

async function readForm(c: Context<Env>, files: ReceivedFile[], maxSize: number): Promise<FormData> {
  const form = new FormData();
  const parser = parserFor(c);
  const done = Promise.withResolvers<void>();
  const sending = new AbortController();
  const reject = (error: unknown) => {
    sending.abort();
    done.reject(error);
  };
  // Listen on the response. After an early response, for example when the time limit is exceeded, the request emits no
  // event if the client disconnects.
  ofNode(c).outgoing?.once('close', () => reject(malformed('The body is incomplete.')));
  const receiving: { stream: Readable; stored: Promise<void> }[] = [];
  parser.on('field', (name, value) => form.append(name, value));
  parser.on('file', (name, stream, fileName = '', _encoding, type) => {
    const stored = ReceivedFile.from(stream, fileName.replaceAll('%22', '"'), type).then((file) => {
      files.push(file);
      form.append(name, file);
    });
    stored.catch(reject);
    // Without a listener, an incomplete part would crash the process.
    stream.on('error', (error: Error) => reject(malformed(error.message)));
    receiving.push({ stream, stored });
  });
  parser.once('partsLimit', () => reject(malformed('The form has too many parts.')));
  parser.on('error', (error) => reject(malformed((error as Error).message)));
  parser.once('finish', done.resolve);
  feed(c, parser, maxSize, sending.signal).catch(reject);
  try {
    await done.promise;
  } finally {
    sending.abort();
    for (const { stream } of receiving) if (!stream.readableEnded) stream.destroy();
    await Promise.allSettled(receiving.map(({ stored }) => stored));
  }
  return form;
}

/** Node's own request and response. In tests without a network, there are none. */
function ofNode(c: Context<Env>): Partial<HttpBindings> {
  return (c.env as Partial<HttpBindings> | undefined) ?? {};
}

function parserFor(c: Context<Env>) {
  try {
    const headers = { 'content-type': c.req.header('Content-Type')! };
    return new Busboy({ headers, limits: LIMITS, preservePath: true });
  } catch (error) {
    throw malformed((error as Error).message);
  }
}

async function feed(c: Context<Env>, parser: BusboyInstance, maxSize: number, signal: AbortSignal): Promise<void> {
  const { incoming } = ofNode(c);
  let size = 0;
  try {
    // Destroying the body would close the connection before the response is sent.
    const body = incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body!.values({ preventCancel: true });
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      if (signal.aborted) return;
      size += chunk.length;
      if (size > maxSize) throw new ProblemError(fail('payload_too_large').failure);
      for (let at = 0; at < chunk.length && !signal.aborted; at += PIECE) {
        if (!parser.write(chunk.subarray(at, at + PIECE))) await once(parser, 'drain', { signal });
        await setImmediate();
      }
    }
    parser.end();
  } catch (error) {
    throw error instanceof ProblemError ? error : malformed('The body is incomplete.');
  } finally {
    // Read the rest of the body. Otherwise, a client that's still sending wouldn't receive the response.
    incoming?.resume();
  }
}

function malformed(detail: string): ProblemError {
  return new ProblemError(fail('malformed_request', { detail }).failure);
}

/**
 * A file in the temporary folder. It's unlinked immediately, so nothing remains if the process crashes. Read it with
 * `arrayBuffer`; the other methods of `File` return no data.
 */
export class ReceivedFile extends File {
  readonly #handle: FileHandle;
  readonly #size: number;

  private constructor(name: string, type: string, handle: FileHandle, size: number) {
    super([], name, { type });
    this.#handle = handle;
    this.#size = size;
  }

  static async from(stream: Readable, name: string, type: string): Promise<ReceivedFile> {
    const path = join(tmpdir(), `upload-${randomUUID()}`);
    const handle = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
      await handle.writeFile(stream);
      return new ReceivedFile(name, type, handle, (await handle.stat()).size);
    } catch (error) {
      await handle.close();
      throw isDiskFull(error) ? new ProblemError(fail('unavailable').failure) : error;
    }
  }

  override get size(): number {
    return this.#size;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(this.#size);
    await this.#handle.read(bytes, 0, this.#size, 0);
    return bytes.buffer;
  }

  discard(): Promise<void> {
    return this.#handle.close();
  }
}
