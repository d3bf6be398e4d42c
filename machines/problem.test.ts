import { describe, expect, it } from 'vitest';
import { problem } from '../tests/support/client/examples.ts';
import { isTemporary, localProblem, problemOf, retryDelay } from './problem.ts';

describe('problemOf', () => {
  it('returns a problem of the contract unchanged', () => {
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
  ])('returns unavailable for %s', (error) => {
    expect(problemOf(error)).toEqual(localProblem('unavailable'));
  });
});

it('retries automatically only after temporary problems', () => {
  expect(isTemporary(problem('unavailable'))).toBe(true);
  expect(isTemporary(problem('rate_limited'))).toBe(true);
  expect(isTemporary(problem('idempotency_in_flight'))).toBe(true);
  expect(isTemporary({ ...problem('rate_limited'), retryAfter: 60 })).toBe(true);
  expect(isTemporary({ ...problem('rate_limited'), retryAfter: 61 })).toBe(false);
  expect(isTemporary(problem('internal'))).toBe(false);
  expect(isTemporary(problem('not_found'))).toBe(false);
  expect(isTemporary(null)).toBe(false);
});

it('waits three seconds before a retry, or as long as the server asks, up to one minute', () => {
  expect(retryDelay(null)).toBe(3000);
  expect(retryDelay(problem('unavailable'))).toBe(3000);
  expect(retryDelay({ ...problem('rate_limited'), retryAfter: 30 })).toBe(30_000);
  expect(retryDelay({ ...problem('rate_limited'), retryAfter: 31 * 86_400 })).toBe(60_000);
});
