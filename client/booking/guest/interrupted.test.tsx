// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { TimedProblem } from '../../../machines/problem.ts';
import { Interrupted, NotReserved } from './interrupted.tsx';

const render = screenRenderer('booking', 'errors');

function failure(code: TimedProblem['code'], status: number, more: Partial<TimedProblem> = {}): TimedProblem {
  return { type: 'about:blank', title: code, status, instance: 'about:blank', result: 'fail', code, ...more };
}

async function show(problem: TimedProblem, Component: typeof Interrupted = Interrupted) {
  await render(<Component problem={problem} />);
  return {
    text: document.body.textContent ?? '',
    sendsAgain: document.querySelector('button:not([disabled])') !== null,
  };
}

test('announces an automatic retry if no response arrived', async () => {
  const { text, sendsAgain } = await show(failure('unavailable', 0));
  expect(text).toContain('Your connection was interrupted');
  expect(text).toContain('We’re sending your request again');
  expect(sendsAgain).toBe(true);
});

test('asks the guest to retry after a server error', async () => {
  const { text, sendsAgain } = await show(failure('internal', 500));
  expect(text).toContain('Something went wrong on our side.');
  expect(text).toContain('you won’t be charged twice');
  expect(text).not.toContain('We’re sending');
  expect(text).not.toContain('connection');
  expect(sendsAgain).toBe(true);
});

test('disables the retry until the Retry-After of a 503 has passed', async () => {
  const { text, sendsAgain } = await show(failure('unavailable', 503, { retryAfter: 30 }));
  expect(text).toContain('Try again in 0:30');
  expect(text).not.toContain('connection');
  expect(sendsAgain).toBe(false);
});

test('shows the remaining wait after a 429', async () => {
  const { text, sendsAgain } = await show(failure('rate_limited', 429, { retryAfter: 900 }), NotReserved);
  expect(text).toContain('too many attempts in a short time.');
  expect(text).toContain('Try again in 15:00');
  expect(text).not.toContain('We’re sending');
  expect(sendsAgain).toBe(false);
});

test('explains a 422 without offering a retry', async () => {
  const { text } = await show(failure('idempotency_mismatch', 422), NotReserved);
  expect(text).not.toBe('');
  expect(document.querySelector('button')).toBeNull();
});
