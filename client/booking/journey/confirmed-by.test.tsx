// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { HoldResult } from '../../../generated/types.ts';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { BookingSnapshot } from './booking.store.ts';
import { StateNotice } from '../guest/guest-form-states.tsx';
import { JourneyProgress } from './journey-progress.tsx';

vi.stubGlobal('fetch', () => new Promise(() => undefined));
const render = screenRenderer('booking', 'errors');

function held(confirmed_by: HoldResult['confirmed_by']): BookingSnapshot {
  const context = { hold: { ...example('HoldResult', 'hold-held'), confirmed_by }, quote: null, choice: null };
  return { value: 'held', context, getMeta: () => ({ held: { step: 'payment' } }) } as unknown as BookingSnapshot;
}

test('does not mention payment for rooms that a code confirms, even if the hotel takes payments', async () => {
  await render(<StateNotice snapshot={held('code')} />);
  expect(document.body.textContent).toContain('Your booking isn’t confirmed yet.');
  expect(document.body.textContent).not.toMatch(/pay|paid/i);
  expect(document.querySelector('a')?.textContent).toBe('Continue');
  await render(<JourneyProgress snapshot={held('code')} send={() => undefined} />);
  expect(document.body.textContent).toContain('Confirmation');
  expect(document.body.textContent).not.toContain('Payment');
});

test('mentions payment for rooms that a payment confirms', async () => {
  await render(<StateNotice snapshot={held('payment')} />);
  expect(document.body.textContent).toContain('You haven’t been charged.');
  expect(document.querySelector('a')?.textContent).toBe('Continue to payment');
  await render(<JourneyProgress snapshot={held('payment')} send={() => undefined} />);
  expect(document.body.textContent).toContain('Payment');
});
