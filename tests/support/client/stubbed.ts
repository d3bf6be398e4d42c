import { type Handlers, mount, routes } from '../../../generated/routes.ts';
import type { Env, Operation, Resolver } from '../../../server/platform/http/context.ts';
import { fail } from '../../../server/platform/outcome.ts';
import { renderAnswer } from '../../../server/platform/http/answer.ts';
import { renderProblem } from '../../../server/platform/http/problem.ts';
import { KeyScope } from '../../../generated/zod/schemas.ts';
import { shell } from './shell.ts';

async function stub() {
  return fail('not_implemented');
}
const stubs = Object.fromEntries(Object.keys(routes).map((id) => [id, stub]));
const anyCaller: Resolver = async () => ({
  companyCode: 'haneul',
  subject: 'any caller',
  scopes: KeyScope.options,
});

/** Serves every operation of the contract with a stub that fails with `not_implemented`. Accepts every credential. */
export function stubbed(options: Parameters<typeof shell>[1] = {}) {
  return shell(
    {},
    {
      operations: Object.values(routes) as unknown as Operation[],
      mount: (api) =>
        mount(api, { stubs } as unknown as Handlers<Env>, { answer: renderAnswer, problem: renderProblem }),
      resolvers: {
        bearerAuth: anyCaller,
        reservationToken: anyCaller,
        quoteToken: anyCaller,
        signupToken: anyCaller,
        providerKey: anyCaller,
      },
      ...options,
    },
  );
}

export const CREDENTIALS = {
  Authorization: 'Bearer known',
  'Reservation-Token': 'known',
  'Quote-Token': 'known',
  'Signup-Token': 'known',
  'Provider-Key': 'known',
};
