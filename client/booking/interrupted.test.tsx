// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { screenRenderer } from '../../tests/support/screen.tsx';
import type { TimedProblem } from '../../machines/problem.ts';
import { Interrupted } from './interrupted.tsx';

const render = screenRenderer('booking', 'errors');

function failure(code: TimedProblem['code'], status: number, more: Partial<TimedProblem> = {}): TimedProblem {
  return { type: 'about:blank', title: code, status, instance: 'about:blank', result: 'fail', code, ...more };
}

/** What is said of a hold that was not answered. */
async function told(problem: TimedProblem) {
  await render(<Interrupted problem={problem} />);
  return {
    text: document.body.textContent ?? '',
    sendsAgain: document.querySelector('button:not([disabled])') !== null,
  };
}

test('no answer at all: the connection, and the same request goes out by itself', async () => {
  const { text, sendsAgain } = await told(failure('unavailable', 0));
  expect(text).toContain('The connection was lost for a moment');
  expect(text).toContain('We are sending the same request again');
  expect(sendsAgain).toBe(true);
});

test('500: our own fault, and nothing goes out before the guest sends it', async () => {
  const { text, sendsAgain } = await told(failure('internal', 500));
  expect(text).toContain('Something went wrong on our side.');
  expect(text).toContain('nothing is charged twice');
  expect(text).not.toContain('We are sending');
  expect(text).not.toContain('connection');
  expect(sendsAgain).toBe(true);
});

test('429: too often, and sent again when the server says so', async () => {
  const { text, sendsAgain } = await told(failure('rate_limited', 429, { retryAfter: 30 }));
  expect(text).toContain('Too many tries in a short time.');
  expect(text).toContain('Try again in 30 s');
  expect(text).not.toContain('connection');
  expect(sendsAgain).toBe(false);
});
