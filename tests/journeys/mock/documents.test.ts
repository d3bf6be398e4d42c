import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { operations } from '../../../scripts/generate/situations.ts';

/** The `curl` calls in docs/mock.md, split into arguments as a shell splits them. */
const calls = readFileSync('docs/mock.md', 'utf8')
  .replaceAll('\\\n', '')
  .split('\n')
  .filter((line) => line.startsWith('curl '))
  .map((line) => [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!));

function callOf(messages: string[]) {
  const after = (flag: string) => messages.flatMap((word, at) => (messages[at - 1] === flag ? [word] : []));
  const address = messages.find((word) => word.startsWith('localhost:5173/'))!;
  return {
    path: address.slice('localhost:5173'.length),
    method: after('-X')[0],
    headers: after('-H').map((header) => header.split(': ') as [string, string]),
    body: after('-d')[0],
  };
}

/** Returns the contract's example that a call requests in its `prefer` header. */
function preferred({ path, method, headers }: ReturnType<typeof callOf>) {
  const name = /example=(\w+)/.exec(Object.fromEntries(headers)['prefer'] ?? '')?.[1];
  const asked = operations.find((each) => `/api${each.path}` === path && each.method === method?.toLowerCase());
  return asked?.answers.find((answer) => answer.name === name);
}

test('the calls in docs/mock.md return the examples that they request', async () => {
  const { origin } = inject('site');
  expect(calls).not.toEqual([]);
  for (const call of calls.map(callOf)) {
    const { path, ...init } = call;
    const answer = await fetch(origin + path, init);
    const { status, value } = preferred(call) ?? {};
    expect({ path, status: answer.status, value: await answer.json() }).toEqual({ path, status, value });
  }
});
