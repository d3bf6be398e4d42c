// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CancellationPreviewResult, ReservationResult } from '../../generated/types.ts';
import { example, screenRenderer } from '../../tests/support/screen.tsx';

const render = screenRenderer('booking', 'errors');
const before = example<ReservationResult>('reservation-confirmed');
const after = example<ReservationResult>('reservation-cancelled');
const number = before.reservation.reservation_number;
after.reservation.reservation_number = number;

let reservation = before;
async function serverFetch({ method, url }: Request) {
  if (url.endsWith('/cancellation') && method === 'GET') {
    return Response.json(example<CancellationPreviewResult>('preview-free'));
  }
  if (method === 'POST') reservation = after;
  return Response.json(reservation);
}
vi.stubGlobal('fetch', serverFetch);
// The transport takes the browser's fetch as it finds it when it is loaded.
const { queryClient } = await import('../platform/queryClient.ts');
const { storage } = await import('../platform/storage.ts');
const { default: ReservationDetail } = await import('./reservation-detail.screen.tsx');

// They come when they are first shown; here they have come.
beforeAll(() => Promise.all([import('../ui/Dialog.tsx'), import('./cancel-reservation.tsx')]));
beforeEach(() => {
  reservation = before;
  queryClient.clear();
  history.replaceState(null, '', `/reservation/detail?number=${number}`);
  storage.reservationToken.of(number).set('haneul.token');
});

function told(words: string) {
  return vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(document.body.textContent).toContain(words);
    },
    { timeout: 10_000 },
  );
}
async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  button?.focus();
  await act(async () => button?.click());
}

test('who cancels is led to what becomes of the money', async () => {
  await render(<ReservationDetail />);
  await told('Cancel this reservation');
  await press('Cancel this reservation…');
  await told('You get back');
  await press('Cancel reservation');
  await told('Cancelled on');
  expect(document.activeElement?.textContent).toMatch(/^Cancelled on/);
});

test('who only learns of a cancellation is left where they read', async () => {
  await render(<ReservationDetail />);
  await told('Cancel this reservation');
  const sight = vi.spyOn(Element.prototype, 'scrollIntoView');
  reservation = after;
  await act(() => queryClient.refetchQueries());
  await told('Cancelled on');
  expect(document.activeElement).toBe(document.body);
  expect(sight).not.toHaveBeenCalled();
});
