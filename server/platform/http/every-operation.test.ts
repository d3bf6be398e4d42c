import { describe, expect, test } from 'vitest';
import { type Handlers, mount, routes } from '../../../generated/routes.ts';
import { loadContract, operationsOf } from '../../../scripts/generate/contract.ts';
import { exampledRequest, wrongHeaders } from '../../../tests/support/exampled.ts';
import { shell } from '../../../tests/support/shell.ts';
import { fail, orThrow } from '../outcome.ts';
import type { Operation, Resolver } from './context.ts';

const contract = loadContract();

/** The whole contract as `npm run generate` first writes it: a stub an operation. */
function stub() {
  return orThrow(fail('not_implemented'));
}
const stubs = Object.fromEntries(Object.keys(routes).map((id) => [id, stub]));
const anybody: Resolver = async () => ({ companyCode: 'haneul', subject: 'anybody' });
const ask = shell(
  {},
  {
    operations: Object.values(routes) as unknown as Operation[],
    mount: (api) => mount(api, { stubs } as unknown as Handlers),
    resolvers: {
      bearerAuth: anybody,
      reservationToken: anybody,
      quoteToken: anybody,
      signupToken: anybody,
      providerKey: anybody,
    },
  },
);
const CREDENTIALS = {
  Authorization: 'Bearer known',
  'Reservation-Token': 'known',
  'Quote-Token': 'known',
  'Signup-Token': 'known',
  'Provider-Key': 'known',
};

describe.each(operationsOf(contract))('$id', (operation) => {
  const [path, init] = exampledRequest(operation, contract);

  test('answers 501 while it is a listed stub, with the headers that are declared', async () => {
    const headers = { ...CREDENTIALS, ...Object.fromEntries(init.headers as Headers) };
    const answer = await ask(`/api${path}`, { ...init, headers });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([501, 'not_implemented']);
    expect(wrongHeaders(operation, answer, contract)).toEqual([]);
  });

  test('declares the headers of what it answers to a visitor who asks wrongly', async () => {
    const answer = await ask(`/api${path.replace(/\?.*/, '?page=x')}`, { method: init.method!, body: null });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(502);
    expect(wrongHeaders(operation, answer, contract)).toEqual([]);
  });
});
