// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { testRenderer } from '../../../tests/support/client/render.ts';
import { storage } from '../../platform/tab/storage.ts';
import type * as leaveByBack from './leave-by-back.ts';

const render = testRenderer();
const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);

/** Simulates a page load of the given type. Returns a function that renders a new step. */
async function loadPage(type: NavigationTimingType): Promise<(value: 'confirmed' | 'info') => Promise<void>> {
  vi.resetModules();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const { useLeaveByBack }: typeof leaveByBack = await import('./leave-by-back.ts');
  let screens = 0;
  function Step({ value }: { value: 'confirmed' | 'info' }) {
    return useLeaveByBack({ value }) ? 'leaves' : 'stays';
  }
  return (value) => render(<Step key={screens++} value={value} />);
}

beforeEach(() => {
  back.mockClear();
  storage.cardScreenPosition.set(null);
});

test.each([
  ['leaves a step of a confirmed booking that Back has opened', 'popstate', 'confirmed', 'leaves', 1],
  ['shows a step of a confirmed booking that a link has opened', 'pushState', 'confirmed', 'stays', 0],
  ['shows a step of an open booking that Back has opened', 'popstate', 'info', 'stays', 0],
] as const)('%s', async (_, moved, value, shown, presses) => {
  const show = await loadPage('navigate');
  // The steps follow the navigations even before the guest's first interaction.
  await show('info');
  window.dispatchEvent(new Event(moved));
  await show(value);
  expect(document.body.textContent).toBe(shown);
  expect(back).toHaveBeenCalledTimes(presses);
});

test.each([
  ['leaves a step of a confirmed booking that Back has loaded', 'back_forward', 'confirmed', 'leaves'],
  ['leaves it if the restored page has reloaded itself', 'reload', 'confirmed', 'leaves', { restored: true }],
  ['shows it after another reload', 'reload', 'confirmed', 'stays'],
  ['shows a step of a confirmed booking whose address was entered', 'navigate', 'confirmed', 'stays'],
  ['shows a step of an open booking that Back has loaded', 'back_forward', 'info', 'stays'],
] as const)('%s', async (_, type, value, shown, state: object | null = null) => {
  history.replaceState(state, '');
  await (await loadPage(type))(value);
  expect(document.body.textContent).toBe(shown);
});

test('shows the result if the site itself went back to the card screen, and leaves it the next time', async () => {
  storage.cardScreenPosition.set(-5);
  await (await loadPage('back_forward'))('confirmed');
  expect(document.body.textContent).toBe('stays');
  expect(storage.cardScreenPosition.get()).toBe(5);
  await (await loadPage('back_forward'))('confirmed');
  expect(document.body.textContent).toBe('leaves');
});

test('the page that goes back to the card screen does not count as the card screen', async () => {
  const show = await loadPage('navigate');
  storage.cardScreenPosition.set(-5);
  await show('confirmed');
  expect(storage.cardScreenPosition.get()).toBe(-5);
});
