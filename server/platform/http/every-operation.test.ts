import { describe, expect, test } from 'vitest';
import { type Handlers, mount, routes } from '../../../generated/routes.ts';
import { contract, operations } from '../../../tests/conventions/situations.ts';
import { callOf, wrongHeaders } from '../../../tests/support/exampled.ts';
import { shell } from '../../../tests/support/shell.ts';
import { fail } from '../outcome.ts';
import { renderProblem } from '../problem.ts';
import type { Env, Operation, Resolver } from './context.ts';

/** The whole contract as `npm run generate` first writes it: a stub an operation. */
async function stub() {
  return fail('not_implemented');
}
const stubs = Object.fromEntries(Object.keys(routes).map((id) => [id, stub]));
const anybody: Resolver = async () => ({ companyCode: 'haneul', subject: 'anybody' });
const ask = shell(
  {},
  {
    operations: Object.values(routes) as unknown as Operation[],
    mount: (api) => mount(api, { stubs } as unknown as Handlers<Env>, renderProblem),
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

describe.each(operations)('$id', (operation) => {
  const { path, ...init } = callOf(operation, operation.requests[0]!);

  test('answers 501 while it is a listed stub, with the headers that are declared', async () => {
    const answer = await ask(`/api${path}`, { ...init, headers: { ...CREDENTIALS, ...init.headers } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([501, 'not_implemented']);
    expect(wrongHeaders(operation, answer, contract)).toEqual([]);
  });

  test('declares the headers of what it answers to a visitor who asks wrongly', async () => {
    const answer = await ask(`/api${path.replace(/\?.*/, '')}?page=x`, { method: init.method });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(502);
    expect(wrongHeaders(operation, answer, contract)).toEqual([]);
  });
});
