// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { choose, defaults, pay, quote, reserve, searchFor } from '../../../tests/support/client/booking.ts';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import { resetBooking } from './booking.actions.ts';
import { booking } from './booking.store.ts';
import StillHeld from './still-held.tsx';

const ORDER = 'haneul-01JZ8Q4T7V';
const card_window = {
  provider: 'card_token',
  frame_url: 'https://cards.example/frame',
  origin: 'https://cards.example',
};
/** Responses by the last segment of the path. Other requests stay pending. */
const answers: Record<string, unknown> = {
  quotes: quote,
  holds: { ...example('HoldResult', 'hold-guarantee'), reservation_token: 'haneul.hold' },
  payments: { result: 'success', order_id: ORDER, card_window },
};
vi.stubGlobal('fetch', async ({ url }: Request) => {
  const answer = answers[new URL(url).pathname.split('/').at(-1)!];
  return answer ? Response.json(answer, { status: 201 }) : new Promise(() => undefined);
});

const render = screenRenderer('booking');

test('does not reset the journey or warn about held rooms while the result of a payment is pending', async () => {
  const is = (value: string) => vi.waitFor(() => expect(booking.getSnapshot().value).toBe(value));
  const payment = () => booking.getSnapshot().children.payment;
  booking.send(searchFor);
  booking.send({ ...choose(false), packageCode: null });
  await is('info');
  booking.send(reserve);
  await is('held');
  booking.send(pay);
  await vi.waitFor(() => expect(payment()?.getSnapshot().value).toBe('windowOpen'));
  await render(<StillHeld />);
  expect(document.body.textContent).toContain('If you make a new selection');
  await act(async () => payment()!.send({ type: 'TOKEN_RECEIVED', cardToken: 'tok' }));
  expect(payment()!.getSnapshot().can({ type: 'BACK' })).toBe(false);
  expect(document.body.textContent).not.toContain('If you make a new selection');
  resetBooking({ ...defaults, hotel_code: '2' });
  expect(booking.getSnapshot()).toMatchObject({ value: 'paying', context: { search: searchFor.search } });
});
