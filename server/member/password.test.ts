import { expect, test } from 'vitest';
import { ProblemError } from '../platform/outcome.ts';
import { createPasswords, hashPassword, verifyPassword } from './password.ts';

test('verifies a password only against its own hash', async () => {
  const stored = await hashPassword('Haneul!2027');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await verifyPassword('Haneul!2027', stored)).toBe(true);
  expect(await verifyPassword('haneul!2027', stored)).toBe(false);
  expect(await hashPassword('Haneul!2027')).not.toBe(stored);
});

test('verifies a hash that was computed with other cost parameters', async () => {
  const costs: object[] = [];
  const weaker = createPasswords(async (_text, _salt, cost) => (costs.push(cost), Buffer.alloc(32, 1)));
  const tag = Buffer.alloc(32, 1).toString('base64').replaceAll('=', '');
  expect(await weaker.verifyPassword('x', `$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$${tag}`)).toBe(true);
  expect(costs).toEqual([{ memory: 8, passes: 1, parallelism: 1 }]);
});

test.each([undefined, null])(
  'does the same work and rejects every password if the stored hash is %s',
  async (stored) => {
    const computations: object[] = [];
    const withoutHash = createPasswords(
      async (_text, salt, cost) => (computations.push({ salt: salt.length, cost }), Buffer.alloc(32)),
    );
    expect(await withoutHash.verifyPassword('', stored)).toBe(false);
    expect(computations).toEqual([{ salt: 16, cost: { memory: 19_456, passes: 2, parallelism: 1 } }]);
  },
);

test('throws an error that does not contain the hash if the hash is malformed', async () => {
  await expect(verifyPassword('x', 'plain-text')).rejects.toThrow(/^Malformed password hash$/);
});

test('computes two hashes at a time, queues the others, and continues after a failure', async () => {
  const running: ((error?: Error) => void)[] = [];
  let started = 0;
  const slow = createPasswords(() => {
    started += 1;
    return new Promise((resolve, reject) =>
      running.push((error) => (error ? reject(error) : resolve(Buffer.alloc(32)))),
    );
  });
  const calls = Array.from({ length: 4 }, () => slow.hashPassword('x'));
  const outcomes = Promise.allSettled(calls);
  expect(started).toBe(2);
  running[0]!(new Error('no memory'));
  await calls[0]!.catch(() => undefined);
  running[1]!();
  await calls[1];
  expect(started).toBe(4);
  running[2]!();
  running[3]!();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});

test('rejects calls while fifty others are waiting, and accepts calls again afterwards', async () => {
  const { promise: goOn, resolve: end } = Promise.withResolvers<void>();
  const slow = createPasswords(() => goOn.then(() => Buffer.alloc(32)));
  const calls = Array.from({ length: 52 }, () => slow.verifyPassword('x', null));
  for (const late of [slow.verifyPassword('x', null), slow.hashPassword('x')]) {
    const refused = await late.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProblemError);
    expect(refused).toMatchObject({ failure: { code: 'unavailable', status: 503 } });
  }
  end();
  expect(await Promise.all(calls)).toEqual(Array(52).fill(false));
  expect(await slow.verifyPassword('x', null)).toBe(false);
});
