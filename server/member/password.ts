import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { atMost } from '../platform/at-most.ts';

/** OWASP's recommended parameters for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Each computation uses 19 MiB and occupies a libuv thread, which file access and DNS lookups also need. */
const CONCURRENCY = 2;
/** Limits the longest wait to a few seconds. Further callers are rejected. */
const MAX_WAITING = 50;

/** Both functions throw a `ProblemError` with code `unavailable` if too many calls are already waiting. */
export type Passwords = {
  /** Returns the argon2id hash in PHC format, with a random salt. */
  hashPassword(text: string): Promise<string>;
  verifyPassword(text: string, stored: string | null | undefined): Promise<boolean>;
};

type Derive = (text: string, salt: Buffer, cost: Cost) => Promise<Buffer>;
type Cost = { memory: number; passes: number; parallelism: number };

const derive = promisify(argon2);

const argon2id: Derive = (text, nonce, cost) =>
  derive('argon2id', { message: text.normalize('NFC'), nonce, tagLength: TAG_BYTES, ...cost });

/** Tests inject `compute` to observe or delay computations, and `cost` to make them cheap. */
export function createPasswords(
  compute: Derive = argon2id,
  salt = () => randomBytes(SALT_BYTES),
  cost: Cost = COST,
): Passwords {
  const limited = atMost(CONCURRENCY, MAX_WAITING);
  /** Checked if there is no stored hash, so that the response takes the same time. It matches no password. */
  const dummyHash = phc(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));
  return {
    async hashPassword(text) {
      const nonce = salt();
      return phc(cost, nonce, await limited(() => compute(text, nonce, cost)));
    },
    async verifyPassword(text, stored) {
      const { nonce, tag, ...known } = read(stored ?? dummyHash);
      const actual = await limited(() => compute(text, nonce, known.cost));
      return timingSafeEqual(actual, tag) && stored != null;
    },
  };
}

export const passwords: Passwords = createPasswords();
export const { hashPassword, verifyPassword } = passwords;

function phc({ memory, passes, parallelism }: Cost, nonce: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`;
}

function read(stored: string): { cost: Cost; nonce: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, nonce, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{43})$/.exec(stored) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error('Malformed password hash');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') };
}
