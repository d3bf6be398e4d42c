// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { testRenderer } from '../../tests/support/client/render.ts';
import { Countdown } from './countdown.tsx';

const render = testRenderer();

async function show(seconds: number | null) {
  await render(
    <Countdown
      seconds={seconds}
      minutes={(count) => `${count} more minutes`}
      label={(clock) => `Held for another ${clock}`}
      endedLabel="Ended"
    />,
  );
  return {
    timer: document.querySelector('[role="timer"]')?.textContent,
    announced: document.querySelector('[aria-live="polite"]')?.textContent,
    text: document.body.textContent,
  };
}

test('shows whole minutes until five minutes remain', async () => {
  expect(await show(900)).toEqual({ timer: '15 more minutes', announced: '', text: '15 more minutes' });
  expect(await show(301)).toEqual({ timer: '6 more minutes', announced: '', text: '6 more minutes' });
});

test('counts the last five minutes in seconds, and announces each minute', async () => {
  const text = 'Held for another 4:595 more minutes';
  expect(await show(299)).toEqual({ timer: '4:59', announced: '5 more minutes', text });
  expect(await show(0)).toEqual({ timer: undefined, announced: '', text: 'Ended' });
});

test('keeps space for the time until it is known', async () => {
  expect(await show(null)).toEqual({ timer: undefined, announced: undefined, text: '\u00a0' });
});
