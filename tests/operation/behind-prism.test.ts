import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '../../scripts/generate/contract.ts';
import { today } from '../../server/platform/values/nights.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';
import { VALIDATED, VIOLATIONS_PATH } from '../support/site/validating-proxy.ts';
import { startSite } from '../support/site/server.ts';
import type { RunningSite } from '../support/site/server.ts';
import { bodyTypeOf, bounded, delivered, expectDocumented, requestsOf } from '../contract/fuzz.ts';
import type { SendCall } from '../contract/fuzz.ts';
import { newGuest } from '../contract/guest.ts';

/**
 * Requests through Prism are slow, so this test makes fewer runs than in-memory.test.ts. Prism validates with Ajv,
 * independently of the server's zod schemas.
 */
const VALID_RUNS = 2;
const INVALID_RUNS = 1;
const PROVIDER_KEY = 'provider-key-of-the-fuzz';
const TODAY = today('Asia/Seoul', new Date());

let postgres: TestPostgres;
let site: RunningSite;

const ask: SendCall = ({ path, headers, ...init }) =>
  fetch(`${site.origin}/api${path}`, { ...init, headers: { ...headers, ...VALIDATED }, redirect: 'manual' });

beforeAll(async () => {
  postgres = await testPostgres();
  site = await startSite({
    DATABASE_URL: postgres.url,
    PROVIDER_KEYS: `haneul:${PROVIDER_KEY}`,
    // Rate limits would hide other responses here. They have their own tests.
    RATE_LIMIT_FACTOR: '1000000',
  });
});
afterAll(async () => {
  await site?.close();
  await postgres?.close();
});

function violations() {
  return fetch(site.origin + VIOLATIONS_PATH).then((answer) => answer.json());
}

async function requestsFor(operation: Operation) {
  const guest = await newGuest(ask, TODAY, operation, { providerKey: PROVIDER_KEY, sandbox: site.sandbox });
  return requestsOf(operation, guest, TODAY);
}

test.each(delivered)('$id responds as documented', async (operation) => {
  const { valid } = await requestsFor(operation);
  const property = fc.asyncProperty(
    valid(),
    async (call) => void (await expectDocumented(operation, call, await ask(call))),
  );
  await fc.assert(property, bounded(VALID_RUNS));
  expect(await violations()).toEqual([]);
});

test.each(delivered.filter((operation) => bodyTypeOf(operation) === 'application/json'))(
  '$id rejects a body with one fault',
  async (operation) => {
    const { faulty } = await requestsFor(operation);
    const property = fc.asyncProperty(faulty(), async ({ call, wrong }) => {
      const status = await expectDocumented(operation, call, await ask(call));
      expect(status, `${wrong} ${call.body}`).toBeGreaterThanOrEqual(400);
    });
    await fc.assert(property, bounded(INVALID_RUNS));
    expect(await violations()).toEqual([]);
  },
);
