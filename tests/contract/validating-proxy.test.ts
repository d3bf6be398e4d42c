import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Child } from '../../scripts/support/children.ts';
import { startPrism } from '../../scripts/support/mock-site.ts';
import { freePort } from '../../scripts/support/ports.ts';
import { startValidatingProxy, VALIDATED, VIOLATIONS_PATH } from '../support/site/validating-proxy.ts';
import type { ValidatingProxy, Violation } from '../support/site/validating-proxy.ts';
import { example } from '../support/client/examples.ts';

let answer: unknown;
const server = createServer((_, response) => {
  const headers = {
    'Content-Type': 'application/json',
    'X-Request-Id': 'request-of-the-test',
    'Cache-Control': 'no-store',
  };
  response.writeHead(200, headers).end(JSON.stringify(answer));
});
let prism: Child;
let validatingProxy: ValidatingProxy;

beforeAll(async () => {
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const port = await freePort();
  prism = await startPrism('proxy', port, `${site}/api`);
  validatingProxy = await startValidatingProxy();
  validatingProxy.to({ site, api: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await validatingProxy.close();
  await prism.end();
  server.close();
});

function get() {
  return fetch(`${validatingProxy.origin}/api/client/main`, {
    method: 'POST',
    headers: { ...VALIDATED, 'Content-Type': 'application/json' },
    body: '{"hotelCode":"1"}',
  });
}
async function violations() {
  return (await (await fetch(validatingProxy.origin + VIOLATIONS_PATH)).json()) as Violation[];
}

test("the proxy in front of the server reports a response that the contract doesn't allow", async () => {
  answer = example('MainResult', 'main');
  expect((await get()).status).toBe(200);
  expect(await violations()).toEqual([]);
  answer = { ...example('MainResult', 'main'), footer_data: 1 };
  await get();
  expect(await violations()).toMatchObject([
    { method: 'POST', path: '/api/client/main', status: 200, location: ['response', 'body', 'footer_data'] },
  ]);
});
