// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { testRenderer } from '../../../tests/support/client/render.ts';
import { followTravel } from '../../platform/page/travel.ts';
import { useLeaveByBack } from './leave-by-back.ts';

const render = testRenderer();
const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
beforeEach(() => back.mockClear());

function Step({ value }: { value: 'confirmed' | 'info' }) {
  return useLeaveByBack({ value }) ? 'leaves' : 'stays';
}

test.each([
  ['leaves a step of a confirmed booking that Back has opened', 'popstate', 'confirmed', 'leaves', 1],
  ['shows a step of a confirmed booking that a link has opened', 'pushState', 'confirmed', 'stays', 0],
  ['shows a step of an open booking that Back has opened', 'popstate', 'info', 'stays', 0],
] as const)('%s', async (_, moved, value, shown, presses) => {
  followTravel();
  window.dispatchEvent(new Event(moved));
  await render(<Step key={moved + value} value={value} />);
  expect(document.body.textContent).toBe(shown);
  expect(back).toHaveBeenCalledTimes(presses);
});
