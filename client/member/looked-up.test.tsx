// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReservationListResult } from '../../generated/types.ts';
import { example } from '../../tests/support/client/examples.ts';
import { findText, narrowWindow, press, refusal, screenRenderer, write } from '../../tests/support/client/screen.tsx';
import { queryClient } from '../platform/api/query-client.ts';
import { storage } from '../platform/tab/storage.ts';
import { LookupForm, session } from '../session/index.ts';
import MyHistory from './my-history.screen.tsx';

const render = screenRenderer('member', 'session', 'errors');
const { userInfo } = example('LoginResult', 'login');
const own = example('ReservationResult', 'reservation-confirmed');
const number = own.reservation.reservation_number;

let refused: Response | null = null;
narrowWindow();
vi.stubGlobal('fetch', async ({ url, method }: Request) => {
  if (url.endsWith('/client/booking/lookup')) return refusal(403, 'member_reservation_login_required');
  if (url.includes(`/reservations/${number}`)) return refused ?? Response.json(own);
  if (method === 'POST') return new Response(null, { status: 204 });
  return Response.json({ result: 'success', reservations: [], next_cursor: null } satisfies ReservationListResult);
});
beforeEach(() => {
  queryClient.clear();
  session.user = userInfo;
  refused = null;
  storage.returnTo.set(null);
  history.replaceState(null, '', `/my_page/history?number=${number}`);
});

async function lookUp() {
  const [name, wanted] = document.querySelectorAll('form input');
  await write(name as HTMLInputElement, '김민서');
  await write(wanted as HTMLInputElement, number.toLowerCase());
  await press('Find reservation');
}

function findAddress(address: string) {
  return vi.waitFor(async () => {
    await act(async () => undefined);
    expect(location.pathname + location.search).toBe(address);
  });
}

test('opens a member’s reservation from the lookup on my page', async () => {
  await render(<MyHistory />);
  await findText(`Reservation ${number} is in your account`);
  expect(document.querySelector(`a[href="/reservation/detail?number=${number}"]`)).not.toBeNull();
});

test('reports that the reservation belongs to another account, and lets its owner log in', async () => {
  refused = refusal(404, 'reservation_not_found');
  await render(<MyHistory />);
  await findText(`Reservation ${number} isn’t in your account`);
  await press('Log in with another account');
  await findAddress('/login');
  expect([session.user, storage.returnTo.get()]).toEqual([null, `/my_page/history?number=${number}`]);
});

test('looking up a member’s reservation opens my page, after a login if necessary', async () => {
  history.replaceState(null, '', '/login?tab=lookup');
  await render(<LookupForm />);
  await lookUp();
  await findAddress(`/my_page/history?number=${number}`);

  session.user = null;
  history.replaceState(null, '', '/login?tab=lookup');
  await render(<LookupForm />);
  await lookUp();
  await findText('This reservation was made with a member account.');
  expect([location.pathname, storage.returnTo.get()]).toEqual(['/login', `/my_page/history?number=${number}`]);
});
