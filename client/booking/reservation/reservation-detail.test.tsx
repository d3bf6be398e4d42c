// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { press, refusal, screenRenderer, findText } from '../../../tests/support/client/screen.tsx';
import { queryClient } from '../../platform/api/query-client.ts';
import { storage } from '../../platform/tab/storage.ts';
import { session } from '../../session/index.ts';
import ReservationDetail from './reservation-detail.screen.tsx';

const render = screenRenderer('booking', 'errors');
const before = example('ReservationResult', 'reservation-confirmed');
const after = example('ReservationResult', 'reservation-cancelled');
const number = before.reservation.reservation_number;
after.reservation.reservation_number = number;

let reservation = before;
let refused: Response | null = null;
async function serverFetch({ method, url }: Request) {
  if (refused) return refused.clone();
  if (url.endsWith('/cancellation') && method === 'GET') {
    return Response.json(example('CancellationPreviewResult', 'preview-free'));
  }
  if (method === 'POST') reservation = after;
  return Response.json(reservation);
}
vi.stubGlobal('fetch', serverFetch);

// Load the lazy components before the tests, so they render synchronously.
beforeAll(() =>
  Promise.all([import('../../ui/dialog.tsx'), import('./cancel-reservation.tsx'), import('./book-again.tsx')]),
);
beforeEach(() => {
  [reservation, refused] = [before, null];
  queryClient.clear();
  session.user = null;
  history.replaceState(null, '', `/reservation/detail?number=${number}`);
  storage.reservationToken.of(number).set('haneul.token');
});

test('moves the focus to the refund after a cancellation', async () => {
  await render(<ReservationDetail />);
  await findText('Cancel this reservation');
  await press('Cancel this reservation…');
  await findText('Refund');
  await press('Cancel reservation');
  await findText('Cancelled on');
  expect(document.activeElement?.textContent).toMatch(/^Cancelled on/);
});

test('does not move the focus when a refetch reports a cancellation', async () => {
  await render(<ReservationDetail />);
  await findText('Cancel this reservation');
  const sight = vi.spyOn(Element.prototype, 'scrollIntoView');
  reservation = after;
  await act(() => queryClient.refetchQueries());
  await findText('Cancelled on');
  expect(document.activeElement).toBe(document.body);
  expect(sight).not.toHaveBeenCalled();
});

test("shows the travellers' emergency contact", async () => {
  reservation = example('ReservationResult', 'reservation-roundTrip');
  await render(<ReservationDetail />, { property_kind: 'sailing' });
  expect(await findText('Emergency contact')).toContain('김서윤 · 010-5550-0143');
});

test.each([
  ['1', true],
  ['14', false],
])("shows the guide of the site's property %s only if the stay is there", async (hotel_code, shown) => {
  expect(before.reservation.stay.hotel_code).toBe('1');
  await render(<ReservationDetail />, { hotel_code, manual_html: '<p>Breakfast is on the third floor.</p>' });
  await findText('Cancel this reservation');
  expect(document.body.textContent.includes('third floor')).toBe(shown);
});

test('offers another lookup when access has expired', async () => {
  await render(<ReservationDetail />);
  await findText('Cancel this reservation');
  refused = refusal(401, 'session_expired');
  await press('Cancel this reservation…');
  await findText('Please find your reservation again');
  expect(document.querySelector('a[href*="lookup"]')).not.toBeNull();
});

test.each([
  { status: 404, code: 'reservation_not_found' },
  { status: 422, code: 'validation' },
] as const)(
  'reports that the reservation is in another account instead of offering another lookup: $code',
  async ({ status, code }) => {
    session.user = example('LoginResult', 'login').userInfo;
    storage.reservationToken.of(number).set(null);
    refused = refusal(status, code);
    await render(<ReservationDetail />);
    const text = await findText(`Reservation ${number} isn’t in your account`);
    expect(text).toContain('log in with that one');
    expect(text).not.toContain('Please find your reservation again');
  },
);

test('offers to book the same room again once the stay is over or cancelled, at its own property', async () => {
  const shown = async (status: 'confirmed' | 'used' | 'cancelled', here: string) => {
    queryClient.clear();
    reservation = { ...before, reservation: { ...before.reservation, status } };
    await render(<ReservationDetail />, { hotel_code: here });
    await findText(number);
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Book again');
    return link?.getAttribute('href');
  };
  const { hotel_code, rooms } = before.reservation.stay;
  expect(await shown('confirmed', hotel_code)).toBeUndefined();
  expect(await shown('used', hotel_code)).toBe(`/reservation?room=${rooms[0]?.room_type_code}`);
  expect(await shown('cancelled', '99')).toBe(`/start?hotel_code=${hotel_code}`);
});
