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

/** The compiler judges these lines: each says what must not compile, and is an error itself if it does. */
test('only what the contract declares for an operation can be answered', () => {
  typed<Handler>(async () => fail('signup_not_completed'));
  // @ts-expect-error the contract declares no such failure for the operation
  typed<Handler>(async () => fail('room_sold_out'));
  // @ts-expect-error a success is its body, which the contract knows, and no Response
  typed<Handler>(async () => new Response('{}'));
  // @ts-expect-error another body than the contract's
  typed<Handler>(async () => ok({ result: 'success' }));

  const missing = fail('not_found');
  expect(typed<Found>(missing)).toEqual({ ok: false, failure: { code: 'not_found', status: 404 } });
  // @ts-expect-error the codes of a use case are its operation's too
  typed<Found>(fail('room_sold_out'));
});
