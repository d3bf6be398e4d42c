import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';

export type Ids = {
  /** Returns a version 7 UUID, which is ordered by time and has 74 random bits. */
  uuid(): string;
  /** Returns an opaque secret of 256 bits in base64url. Only its hash (tokens.ts) is stored. */
  token(): string;
  /** Returns a number for people to read and type, such as HD3N8P5RT2, without look-alike characters. */
  number(prefix: string, length?: number): string;
  digits(length: number): string;
};

/** Of the look-alikes 0/O, 1/I/L, 2/Z, 5/S and 8/B, only 2, 5 and 8 are included. */
const READABLE = '23456789ACDEFGHJKMNPQRTUVWXY';

const READ_IN_ADVANCE = 4_096;

/** Outside tests, `bytes` must be a cryptographically secure source of random bytes. */
export function createIds(bytes: (n: number) => Uint8Array, clock: Clock): Ids {
  const oneOf = (alphabet: string, length: number) => {
    const limit = 256 - (256 % alphabet.length);
    let text = '';
    while (text.length < length) {
      // Skip bytes at or above the limit. They would make the alphabet's first characters more likely.
      for (const byte of bytes(length))
        if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
    return text;
  };
  return {
    uuid: () => {
      const raw = Buffer.from(bytes(16));
      raw.writeUIntBE(clock.now().getTime(), 0, 6);
      raw[6] = (raw[6]! & 0x0f) | 0x70;
      raw[8] = (raw[8]! & 0x3f) | 0x80;
      const hex = raw.toString('hex');
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
    },
    token: () => Buffer.from(bytes(32)).toString('base64url'),
    number: (prefix, length = 8) => prefix + oneOf(READABLE, length),
    digits: (length) => oneOf('0123456789', length),
  };
}

/** Reads random bytes in advance, because each read from the system takes a few microseconds. */
function randomBytesInAdvance(): (n: number) => Uint8Array {
  let unused = Buffer.alloc(0);
  return (n) => {
    if (unused.length < n) unused = randomBytes(Math.max(n, READ_IN_ADVANCE));
    const bytes = unused.subarray(0, n);
    unused = unused.subarray(n);
    return bytes;
  };
}

export function systemIds(clock: Clock = systemClock): Ids {
  return createIds(randomBytesInAdvance(), clock);
}

export function seededIds(seed: string, clock: Clock = systemClock): Ids {
  let counter = 0;
  return createIds((n) => {
    const parts: Buffer[] = [];
    for (let length = 0; length < n; length += 32)
      parts.push(
        createHash('sha256')
          .update(`${seed}:${(counter += 1)}`)
          .digest(),
      );
    return Buffer.concat(parts).subarray(0, n);
  }, clock);
}
