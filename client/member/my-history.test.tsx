// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, narrowWindow, screenRenderer } from '../../tests/support/client/screen.tsx';
import type { ReservationStatus } from '../../generated/types.ts';
import { session } from '../session/session.ts';
import MyHistoryScreen from './my-history.screen.tsx';

const STATUSES: ReservationStatus[] = ['confirmed', 'complete', 'used', 'cancelled'];
const { reservations: [one] = [] } = example('ReservationListResult', 'reservations');
const reservations = STATUSES.map((status) => ({ ...one!, status, reservation_number: `HS${status.toUpperCase()}` }));

narrowWindow();
vi.stubGlobal('fetch', async ({ url }: Request) => {
  const status = new URL(url).searchParams.get('status');
  const wanted = reservations.filter((each) => status === null || each.status === status);
  return Response.json({ result: 'success', reservations: wanted, next_cursor: null });
});
const render = screenRenderer('member', 'booking');

test('filters reservations by the label shown in the list', async () => {
  session.user = example('LoginResult', 'login').userInfo;
  await render(<MyHistoryScreen />);
  await findText('HSCOMPLETE');
  const cards = () => [...document.querySelectorAll('li')].map((card) => card.textContent ?? '');
  const filter = document.querySelectorAll('select')[1]!;
  const all = cards();
  const labels = [...filter.options].filter(({ value }) => value !== '');
  expect(labels.map(({ text }) => text)).toEqual(['Confirmed', 'Booked with vouchers', 'Stayed', 'Cancelled']);
  for (const { text, value } of labels) {
    await act(async () => {
      filter.value = value;
      filter.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(cards()).toEqual(all.filter((card) => card.includes(text)));
    });
    expect(cards()).toHaveLength(1);
  }
});
