import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';

const somebody = createServer();
beforeAll(async () => {
  somebody.listen(0, '127.0.0.1');
  await once(somebody, 'listening');
});
afterAll(() => void somebody.close());

test.each([
  () => [String((somebody.address() as AddressInfo).port), /^Port \d+ is in use; set PORT to another\.\n$/] as const,
  () => ['many', /^PORT must be a number from 1 to 65535, not many\.\n$/] as const,
])('reports a port that is invalid or in use in one sentence', (given) => {
  const [PORT, sentence] = given();
  const env = { ...process.env, PORT };
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/mock/dev-mock.ts'], {
    env,
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(sentence);
});
