import { describe, expect, it } from 'vitest';
import { problem } from '../tests/support/machines.ts';
import { mayPass, problemOf } from './problem.ts';

describe('what an actor refuses with', () => {
  it("is the contract's problem", () => {
    expect(problemOf(problem('price_changed'))).toEqual(problem('price_changed'));
  });

  it.each([
    new TypeError('fetch failed'),
    Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    new DOMException('aborted', 'AbortError'),
    { code: 'room_sold_out' },
    'room_sold_out',
    null,
    undefined,
  ])('reads as no answer when it is no problem: %s', (error) => {
    expect(problemOf(error)).toEqual({ code: 'unavailable' });
  });
});

it('only what passes by itself is asked again by itself', () => {
  expect(mayPass(problem('unavailable'))).toBe(true);
  expect(mayPass(problem('rate_limited'))).toBe(true);
  expect(mayPass(problem('idempotency_in_flight'))).toBe(true);
  expect(mayPass(problem('internal'))).toBe(false);
  expect(mayPass(problem('not_found'))).toBe(false);
  expect(mayPass(null)).toBe(false);
});
