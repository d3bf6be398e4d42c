import { expect, test } from 'vitest';
import type { ProblemCode } from '../../generated/problems.ts';
import type { Handlers } from '../../generated/routes.ts';
import type { Env } from './http/context.ts';
import { fail, ok, type Outcome } from './outcome.ts';

type Handler = Handlers<Env>['presale']['listOwnedRooms'];
type Found = Outcome<string, ProblemCode<'getRoom'>>;

function typed<T>(value: T): T {
  return value;
}

/** The compiler checks the lines below: a `@ts-expect-error` directive is an error if the line after it compiles. */
test('a handler can return only the outcomes that its operation declares', () => {
  typed<Handler>(async () => fail('signup_not_completed'));
  // @ts-expect-error the contract does not declare this failure for the operation
  typed<Handler>(async () => fail('room_sold_out'));
  // @ts-expect-error a success returns the body that the contract declares, not a Response
  typed<Handler>(async () => new Response('{}'));
  // @ts-expect-error this is not the body that the contract declares
  typed<Handler>(async () => ok({ result: 'success' }));

  const missing = fail('not_found');
  expect(typed<Found>(missing)).toEqual({ ok: false, failure: { code: 'not_found', status: 404 } });
  // @ts-expect-error a use case may fail only with the codes of its operation
  typed<Found>(fail('room_sold_out'));
});
