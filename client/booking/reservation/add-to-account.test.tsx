// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, press, refusal, screenRenderer, write } from '../../../tests/support/client/screen.tsx';
import { storage } from '../../platform/tab/storage.ts';
import AddToAccount from './add-to-account.tsx';

const render = screenRenderer('booking', 'session', 'errors');
const { reservation } = example('ReservationResult', 'reservation-family');
const sent = example('BookerCodeResult', 'claim-code');

let requests: { call: string; body: unknown }[] = [];
let refused: Response | null = null;
vi.stubGlobal('fetch', async (request: Request) => {
  const body = await request.clone().text();
  requests.push({ call: `${request.method} ${new URL(request.url).pathname}`, body: body && JSON.parse(body) });
  return request.method === 'POST' ? Response.json(sent) : (refused ?? new Response(null, { status: 204 }));
});
beforeEach(() => {
  requests = [];
  storage.reservationToken.of(reservation.reservation_number).set('haneul.token');
});

test('adds the reservation only with the code that was sent to the booker', async () => {
  await render(<AddToAccount reservation={reservation} />);
  expect(document.body.textContent).toContain('so that only the person who booked can add it');
  await press('Add to my account');
  await findText('We’ve sent a code to 010-5550-0142.');
  const path = `/api/client/booking/reservations/${reservation.reservation_number}`;
  expect(requests.map(({ call }) => call)).toEqual([`POST ${path}/member-code`]);

  refused = refusal(422, 'verification_failed');
  await write(document.querySelector('input')!, '000000');
  await press('Confirm');
  await findText('That code isn’t right.');
  refused = null;
  await write(document.querySelector('input')!, '482913');
  await press('Confirm');
  await vi.waitFor(() => expect(document.querySelector('input')).toBeNull());
  expect(requests.at(-1)).toEqual({
    call: `PUT ${path}/member`,
    body: { verification_id: sent.verification_id, code: '482913' },
  });
});
