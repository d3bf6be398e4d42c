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

test('starts with the stay, the amount, the cancellation and the payment methods on a phone', async () => {
  narrowWindow();
  await render(<HeldRooms hold={hold} problem={null} />);
  const [stay, amount] = document.querySelectorAll('dl');
  expect(stay!.textContent).toContain('Check-in');
  expect(amount!.textContent).toMatch(/^Total.*\d/);
  const refund = [...document.querySelectorAll('p')].find(({ textContent }) =>
    /^Cancel by|^If you cancel/.test(textContent),
  )!;
  const methods = document.querySelector('[role="radiogroup"]')!;
  const follows = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const order = [document.querySelector('h1')!, stay!, amount!, refund, methods];
  for (const [at, each] of order.slice(1).entries()) expect(follows(order[at]!, each)).toBe(true);
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
