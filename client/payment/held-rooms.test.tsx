// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { HoldResult } from '../../generated/types.ts';
import { example, narrowWindow, screenRenderer } from '../../tests/support/client/screen.tsx';
import { HeldRooms } from './held-rooms.tsx';

const render = screenRenderer('payment', 'booking', 'app', 'errors');
const hold = example<HoldResult>('hold-held');
beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json(hold)));

/** Returns, for each place with the cancellation policy's name, whether the guest sees it without a press. */
function policies(): boolean[] {
  const { policy_name: name } = hold.stay.cancellation_policy;
  const places = [...document.querySelectorAll('p')].filter(({ textContent }) => textContent?.includes(name));
  return places.map((place) => place.closest('details')?.open ?? true);
}

test('shows the cancellation terms once, open beside the price on a wide window', async () => {
  await render(<HeldRooms hold={hold} problem={null} />);
  expect(policies()).toEqual([true]);
  expect(document.querySelector('aside')!.textContent).toContain(hold.stay.cancellation_policy.policy_name);
});

test('starts with the amount and the payment methods on a phone', async () => {
  narrowWindow();
  await render(<HeldRooms hold={hold} problem={null} />);
  const amount = document.querySelector('dl')!;
  expect(amount.textContent).toMatch(/^Total.*\d/);
  const methods = document.querySelector('[role="radiogroup"]')!;
  const follows = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(follows(document.querySelector('h1')!, amount) && follows(amount, methods)).toBe(true);
  for (const heading of document.querySelectorAll('h2')) expect(follows(methods, heading)).toBe(true);
});

test('shows the cancellation terms once, in the page on a phone', async () => {
  narrowWindow();
  await render(<HeldRooms hold={hold} problem={null} />);
  expect(policies()).toEqual([true]);
});
