import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { atMost } from '../platform/at-most.ts';

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Each takes 19 MiB and a thread of the pool that files and names need as well: so many at once. */
const AT_ONCE = 2;
/** Who comes when so many wait is told to come again: the last of them would wait for seconds already. */
const MAX_WAITING = 50;

/** Both throw the problem `unavailable` at once, without computing, while too many wait. */
export type Passwords = {
  /** What is stored of a password: argon2id in PHC format, with a salt of its own. */
  hashPassword(text: string): Promise<string>;
  /** Is it the password of that hash? With none, the same work is done and the answer is no. */
  verifyPassword(text: string, stored: string | null | undefined): Promise<boolean>;
};

type Derive = (text: string, salt: Buffer, cost: Cost) => Promise<Buffer>;
type Cost = { memory: number; passes: number; parallelism: number };

const derive = promisify(argon2);

const argon2id: Derive = (text, nonce, cost) =>
  derive('argon2id', { message: text.normalize('NFC'), nonce, tagLength: TAG_BYTES, ...cost });

/** `compute` is injected where a test counts the computations, `cost` where what it costs is not the test. */
export function createPasswords(
  compute: Derive = argon2id,
  salt = () => randomBytes(SALT_BYTES),
  cost: Cost = COST,
): Passwords {
  const inTurn = atMost(AT_ONCE, MAX_WAITING);
  /** The hash of a password that nobody has. */
  const nobody = phc(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));
  return {
    async hashPassword(text) {
      const nonce = salt();
      return phc(cost, nonce, await inTurn(() => compute(text, nonce, cost)));
    },
    async verifyPassword(text, stored) {
      const { nonce, tag, ...known } = read(stored ?? nobody);
      const shown = await inTurn(() => compute(text, nonce, known.cost));
      return timingSafeEqual(shown, tag) && stored != null;
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
  if (nonce === undefined || tag === undefined) throw new Error('A stored password hash cannot be read');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') };
}
