import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../../scripts/sandbox/sandbox.ts';
import { createApp } from '../../server/app.ts';
import { httpFetch } from '../../server/payment/gateways/http-fetch.ts';
import { createNicepayGateway } from '../../server/payment/gateways/nicepay.ts';
import { ok } from '../../server/platform/outcome.ts';
import type { TestDeps } from '../support/deps.ts';
import { testDeps } from '../support/deps.ts';
import { demoHotel, loadHotels, TODAY } from '../support/properties.ts';
import { bounded, delivered, expectDocumented, requestsOf } from './fuzz.ts';
import type { Ask } from './fuzz.ts';
import { needsReservation, newGuest } from './guest.ts';

/** Per operation: requests that the contract allows, and ones that it does not. */
const WELL = 120;
const ILL = 120;

/** Every call must succeed now and then, or the fuzz would prove little; these cannot without what chance does not make. */
const NOT_BY_CHANCE: Record<string, string> = {
  receiveNicepayWebhook: "the provider's signature",
  confirmGuarantee: 'a card token of the frame, at a property that takes guarantees',
  importPropertyBundle: 'a bundle whose rows agree with each other',
};

let deps: TestDeps;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let ask: Ask;

beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => deps.clock.now() });
  const apiBase = sandbox.addresses.nicepay;
  const cardGateway = createNicepayGateway(
    { ...sandbox.credentials.nicepay, apiBase, scriptUrl: `${apiBase}/v1/js/` },
    { fetch: httpFetch(), now: () => deps.clock.now() },
  );
  // The limits have tests of their own; here they would hide what is behind them.
  const limiter = { hit: async () => ok({ limit: 1000, remaining: 1000, resetSeconds: 1 }) };
  deps = await testDeps({ cardGateway, limiter });
  await loadHotels(deps.db, demoHotel('1'), demoHotel('10'));
  const app = createApp(deps);
  ask = async ({ path, ...init }) => app.request(`/api${path}`, init);
});
afterAll(async () => {
  await deps?.close();
  await sandbox?.close();
});

describe.each(delivered)('$id', (operation) => {
  const guest = () =>
    newGuest(ask, TODAY, {
      providerKey: deps.settings.providerKeys[0]!.key,
      ...(needsReservation(operation) && { paidAt: sandbox.addresses.nicepay }),
    });

  test('answers what the contract says to whatever it allows', async () => {
    const { well } = requestsOf(operation, await guest(), TODAY);
    const statuses: number[] = [];
    const property = fc.asyncProperty(
      well,
      async (call) => void statuses.push(await expectDocumented(operation, call, await ask(call))),
    );
    await fc.assert(property, bounded(WELL));
    if (!(operation.id in NOT_BY_CHANCE))
      expect(
        statuses.some((status) => status < 400),
        'something succeeded',
      ).toBe(true);
  });

  if (operation.node.requestBody) {
    test('refuses a body that the contract does not allow', async () => {
      const requests = requestsOf(operation, await guest(), TODAY);
      if (requests.ill) {
        const property = fc.asyncProperty(requests.ill, async ({ call, wrong }) => {
          const status = await expectDocumented(operation, call, await ask(call));
          expect(status, `${wrong} ${call.body}`).toBeGreaterThanOrEqual(400);
        });
        await fc.assert(property, bounded(ILL));
      }
      const json = operation.path.endsWith('/returns') ? 'application/x-www-form-urlencoded' : 'application/json';
      const refused = async (headers: Record<string, string>, body: string, statuses: number[]) => {
        const [call] = fc.sample(requests.bare(headers, body), { numRuns: 1, seed: 1 });
        expect(statuses).toContain(await expectDocumented(operation, call!, await ask(call!)));
      };
      if (json === 'application/json') await refused({ 'Content-Type': json }, '{"a":', [400]);
      await refused({ 'Content-Type': 'text/plain' }, 'a', [415]);
      await refused({ 'Content-Type': json }, 'a'.repeat(40_000_000), [413]);
    });
  }
});
