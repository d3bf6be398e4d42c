import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { today } from '../../server/platform/values/nights.ts';
import { VIOLATIONS_PATH } from '../support/front.ts';
import { startSite } from '../support/server.ts';
import type { RunningSite } from '../support/server.ts';
import { bounded, delivered, expectDocumented, requestsOf } from './fuzz.ts';
import type { Ask } from './fuzz.ts';
import { needsReservation, newGuest } from './guest.ts';

/** Fewer than in memory: here Prism's Ajv judges, independently of the zod schemas that the server has itself. */
const WELL = 15;
const ILL = 8;
const TODAY = today('Asia/Seoul', new Date());

let site: RunningSite;
let calls = 0;

/** As if each call came from another address: limits would hide what is behind them. */
const ask: Ask = ({ path, headers, ...init }) => {
  calls += 1;
  const address = `203.0.${Math.floor(calls / 250) % 250}.${calls % 250}`;
  return fetch(`${site.origin}/api${path}`, {
    ...init,
    headers: { ...headers, 'X-Forwarded-For': address },
    redirect: 'manual',
  });
};

beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
});
afterAll(() => site?.close());

describe.each(delivered)('$id', (operation) => {
  test('answers what the contract says, in the eyes of Prism', async () => {
    const guest = await newGuest(ask, TODAY, needsReservation(operation) ? { paidAt: site.sandbox } : {});
    const { well, ill } = requestsOf(operation, guest, TODAY);
    await fc.assert(
      fc.asyncProperty(well, async (call) => void (await expectDocumented(operation, call, await ask(call)))),
      bounded(WELL),
    );
    if (ill) {
      const refused = fc.asyncProperty(ill, async ({ call, wrong }) => {
        const status = await expectDocumented(operation, call, await ask(call));
        expect(status, `${wrong} ${call.body}`).toBeGreaterThanOrEqual(400);
      });
      await fc.assert(refused, bounded(ILL));
    }
    const violations = await fetch(site.origin + VIOLATIONS_PATH).then((answer) => answer.json());
    expect(violations).toEqual([]);
  });
});
