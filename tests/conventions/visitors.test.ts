import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Node, Operation } from '../../scripts/generate/contract.ts';
import { deref, loadContract, operationsOf } from '../../scripts/generate/contract.ts';
import { createApp } from '../../server/app.ts';
import type { TestDeps } from '../support/api/deps.ts';
import { testDeps } from '../support/api/deps.ts';
import { embeddedDatabase } from '../support/database/embedded.ts';

const contract = loadContract();
const operations = operationsOf(contract).map((operation) => ({
  ...operation,
  security: (operation.node.security ?? contract.security) as Record<string, unknown>[],
}));
const guarded = operations.filter(
  ({ security }) => security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0),
);
const open = operations.filter((operation) => !guarded.includes(operation));

let deps: TestDeps;
let call: (operation: Operation, headers?: Record<string, string>) => Promise<Response>;

beforeAll(async () => {
  deps = await testDeps({ database: await embeddedDatabase() });
  const app = createApp(deps);
  call = async ({ method, path }, headers = {}) =>
    app.request(`/api${path.replaceAll(/\{\w+\}/g, 'UNKNOWN2')}`, { method: method.toUpperCase(), headers });
});
afterAll(() => deps.close());

test('public and protected calls are found', () => {
  expect(guarded.length).toBeGreaterThan(0);
  expect(open.length).toBeGreaterThan(0);
});

describe.each(guarded)('$id', (operation) => {
  test('returns 401 to a visitor', async () => {
    const answer = await call(operation);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect({ status: answer.status, ...((await answer.json()) as object) }).toMatchObject({
      status: 401,
      code: 'login_required',
    });
  });

  test('returns 401 for an unknown credential', async () => {
    for (const requirement of operation.security) {
      const answer = await call(operation, Object.fromEntries(Object.keys(requirement).map(invalidCredential)));
      expect({ schemes: Object.keys(requirement), status: answer.status }).toMatchObject({ status: 401 });
    }
  });
});

test.each(open)('$id is open to visitors', async (operation) => {
  const { status } = await call(operation);
  expect(status).not.toBe(401);
});

function invalidCredential(scheme: string): [header: string, value: string] {
  const { type, name }: Node = deref(contract.components.securitySchemes[scheme], contract);
  return type === 'apiKey' ? [name, 'haneul.made-up-by-a-test'] : ['Authorization', 'Bearer haneul.made-up-by-a-test'];
}
