// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import { unavailable } from '../api/api.ts';
import { noticeOnceFetched, ProblemPage } from './problem-page.tsx';
import { ProblemNotice, useProblemLine } from '../api/problems.tsx';

const render = screenRenderer('errors');
const network = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => network.mockReset());

function setNetwork(to: 'online' | 'offline') {
  network.mockReturnValue(to === 'online');
  return act(async () => void window.dispatchEvent(new Event(to)));
}

test('shows that the network is down, without a button, and retries automatically', async () => {
  const again = vi.fn<() => void>();
  await setNetwork('offline');
  await render(<ProblemPage problem={unavailable(0)} onRetry={again} />);
  await vi.waitFor(() => expect(document.body.textContent).toContain('This page opens automatically'));
  expect(document.querySelector('h1')?.textContent).toBe('You’re offline');
  expect(document.querySelector('h1')?.closest('main')).not.toBeNull();
  expect(document.body.textContent).toContain('What you entered is saved.');
  expect([...document.querySelectorAll('a')].map((each) => each.getAttribute('href'))).toEqual(['/', 'tel:025550100']);
  expect(document.body.textContent).not.toContain('server');
  expect(document.querySelector('button')).toBeNull();
  await setNetwork('online');
  expect(again).toHaveBeenCalledOnce();
  expect(document.body.textContent).toContain('We couldn’t load this content.');
});

test.each([
  ['/membership', false],
  ['/nicepay/result', true],
])('if the code of %s cannot be loaded, the text mentions charges: %s', async (path, mentioned) => {
  history.replaceState(null, '', path);
  await render(<ProblemPage problem={unavailable(0)} onRetry={() => undefined} />);
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  expect(document.body.textContent.includes('charged twice')).toBe(mentioned);
  history.replaceState(null, '', '/');
});

test("keeps showing the server's problem when the network is lost afterwards", async () => {
  await render(<ProblemNotice problem={{ code: 'promotion_invalid' }} />);
  const shownText = document.body.textContent;
  await setNetwork('offline');
  expect(document.body.textContent).toBe(shownText);
  expect(shownText).not.toContain('connection');
  await setNetwork('online');
});

test('shows the offline text if the code of a notice cannot be loaded, and tries again for the next notice', async () => {
  const load = vi
    .fn<() => Promise<typeof ProblemNotice>>()
    .mockRejectedValueOnce(new TypeError('network'))
    .mockResolvedValue(ProblemNotice);
  const Notice = noticeOnceFetched(load);
  await render(<Notice problem={{ code: 'promotion_invalid' }} action={<a href="/login">Go on</a>} />);
  expect(document.body.textContent).toContain('You’re offline.');
  expect([...document.querySelectorAll('a, button')].map((each) => each.textContent)).toEqual(['Go on']);
  await render(<Notice key="next" problem={{ code: 'promotion_invalid' }} />);
  expect(document.body.textContent).not.toContain('connection');
  expect(load).toHaveBeenCalledTimes(2);
});

test('does not announce the countdown with the problem', async () => {
  await render(<ProblemNotice problem={{ code: 'rate_limited', retryAfter: 30 }} onRetry={() => undefined} />);
  expect(document.querySelector('button')?.textContent).toBe('Try again in 0:30');
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('too many');
  expect(document.querySelector('[role="alert"] button')).toBeNull();
});

test('leaves out a sentence with an unknown number, even in a one-line message', async () => {
  function Line() {
    return useProblemLine()('too_many_rooms');
  }
  await render(<Line />);
  expect(document.body.textContent).toBe('That’s too many rooms for one booking.');
});
