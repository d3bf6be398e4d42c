// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { screenRenderer } from '../../tests/support/screen.tsx';
import { unavailable } from './api.ts';
import { ProblemPage } from './ProblemPage.tsx';

const render = screenRenderer('errors');
// The page fetches what tells the problem; here it has come.
beforeAll(() => import('./problems.tsx'));
const network = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => network.mockReset());

function turn(to: 'online' | 'offline') {
  network.mockReturnValue(to === 'online');
  return act(async () => void window.dispatchEvent(new Event(to)));
}

test('without a network that is said, with nothing to press, and it goes on by itself', async () => {
  const again = vi.fn<() => void>();
  await turn('offline');
  await render(<ProblemPage problem={unavailable(0)} onRetry={again} />);
  await vi.waitFor(() => expect(document.body.textContent).toContain('There is no connection.'));
  expect(document.body.textContent).toContain('What you entered is kept.');
  expect(document.body.textContent).not.toContain('server');
  expect(document.querySelector('button')).toBeNull();
  await turn('online');
  expect(again).toHaveBeenCalledOnce();
  expect(document.body.textContent).toContain('We cannot reach the server at the moment.');
});
