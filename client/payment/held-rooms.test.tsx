// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { narrowWindow, screenRenderer } from '../../tests/support/client/screen.tsx';
import { HeldRooms } from './held-rooms.tsx';

const render = screenRenderer('payment', 'booking', 'app', 'errors');
const hold = example('HoldResult', 'hold-held');
beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json(hold)));

/** Returns, for each mention of the cancellation policy, whether it is visible without opening a section. */
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

test('shows the total once on a phone, and no button for the summary that the page already shows', async () => {
  narrowWindow();
  await render(<HeldRooms hold={hold} problem={null} />);
  expect(
    [...document.querySelectorAll('dt')].filter(({ textContent }) => textContent?.startsWith('Total')),
  ).toHaveLength(1);
  expect([...document.querySelectorAll('aside button')].map(({ textContent }) => textContent)).toHaveLength(1);
});

test('counts the rooms that are held', async () => {
  const clock = () => document.querySelector('[role="timer"]')!.textContent;
  const held = (rooms: number) => {
    const one = hold.stay.rooms[0]!;
    return { ...hold, stay: { ...hold.stay, rooms: Array.from({ length: rooms }, () => one) } };
  };
  await render(<HeldRooms hold={held(1)} problem={null} />);
  await vi.waitFor(() => expect(clock()).toMatch(/^Room held for another \d+ minutes?$/));
  await render(<HeldRooms hold={held(2)} problem={null} />);
  await vi.waitFor(() => expect(clock()).toMatch(/^Rooms held for another \d+ minutes?$/));
});

test('shows the cancellation terms once, in the page on a phone', async () => {
  narrowWindow();
  await render(<HeldRooms hold={hold} problem={null} />);
  expect(policies()).toEqual([true]);
});
