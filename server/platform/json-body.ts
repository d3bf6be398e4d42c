import { hash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { keepNewest } from './keep-newest.ts';

/** The fastest level. The default level makes a search result a tenth shorter, but takes almost twice as long. */
const FASTEST = { level: 1 };
/** The header of a gzip file: deflate, no name, no time, an unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** The first part of a response's JSON, which many responses share. It is encoded and compressed only once. */
class SharedStart {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly crc: number;
  #deflated: Buffer<ArrayBuffer> | undefined;

  constructor(json: string) {
    this.bytes = Buffer.from(json);
    this.crc = crc32(this.bytes);
  }

  /** Ends at a byte, refers to nothing outside itself, and isn't the last block, so any other blocks can follow. */
  get deflated(): Buffer<ArrayBuffer> {
    this.#deflated ??= deflateRawSync(this.bytes, { finishFlush: constants.Z_FULL_FLUSH });
    return this.#deflated;
  }
}

const NO_START = new SharedStart('');
const starts = new WeakMap<object, SharedStart>();
const responses = new WeakMap<object, { start: SharedStart; rest: object }>();

/** Encodes fields that many responses start with. They must not be changed afterwards. */
export function sharedFields<T extends object>(fields: T): T {
  starts.set(fields, new SharedStart(`${JSON.stringify(fields).slice(0, -1)},`));
  return fields;
}

/**
 * Returns a response that consists of shared fields and others. There must be at least one of each. The response must
 * not contain personal data, because its compressed JSON stays in memory.
 */
export function startingWith<T extends object, U extends object>(shared: T, rest: U): T & U {
  const response = { ...shared, ...rest };
  const start = starts.get(shared);
  if (start) responses.set(response, { start, rest });
  return response;
}

const KEPT = { entries: 1_000, length: 32_768 };
/** Recently compressed JSON, by the hash of the JSON. */
const kept = new Map<string, Buffer<ArrayBuffer>>();

function deflated(json: Buffer, isPublic: boolean): Buffer<ArrayBuffer> {
  if (!isPublic || json.length > KEPT.length) return deflateRawSync(json, FASTEST);
  const key = hash('sha1', json);
  const known = kept.get(key);
  if (known) return known;
  const fresh = Buffer.from(deflateRawSync(json, FASTEST));
  keepNewest(kept, key, fresh, KEPT.entries);
  return fresh;
}

/** The JSON of a response in UTF-8. */
export class JsonBody {
  readonly #start: SharedStart;
  readonly #rest: Buffer<ArrayBuffer>;

  constructor(response: unknown) {
    const known = responses.get(response as object);
    this.#start = known?.start ?? NO_START;
    this.#rest = Buffer.from(known ? JSON.stringify(known.rest).slice(1) : JSON.stringify(response));
  }

  get length(): number {
    return this.#start.bytes.length + this.#rest.length;
  }

  bytes(): Buffer<ArrayBuffer> {
    return this.#start === NO_START ? this.#rest : Buffer.concat([this.#start.bytes, this.#rest]);
  }

  /**
   * Like gzipSync, but doesn't compress shared fields again, or a public response with the same content as an earlier
   * one. A response with shared fields is public.
   */
  gzip(isPublic: boolean): Buffer<ArrayBuffer> {
    const rest = deflated(this.#rest, isPublic || this.#start !== NO_START);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(this.#rest, this.#start.crc), 0);
    trailer.writeUInt32LE(this.length, 4);
    return Buffer.concat([GZIP_HEADER, this.#start.deflated, rest, trailer]);
  }
}
