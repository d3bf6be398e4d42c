// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { ReservationResult } from '../../../generated/types.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { storage } from '../../platform/tab/storage.ts';
import ReservationSuccessScreen from './reservation-success.screen.tsx';

const NUMBER = 'HS7K2M9QX4';
let answer: () => Response = () => new Response(null, { status: 500 });
vi.stubGlobal('fetch', async () => answer());

const render = screenRenderer('booking', 'errors');
beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
});

async function open(address: string) {
  history.replaceState(null, '', address);
  await render(<ReservationSuccessScreen />);
}

function reservation(name: 'reservation-confirmed' | 'reservation-cancelled') {
  storage.reservationToken.of(NUMBER).set('haneul.token');
  answer = () => Response.json({ ...example('ReservationResult', name) });
}

function heading() {
  return document.querySelector('h1')?.textContent;
}

test('shows a confirmed reservation as confirmed', async () => {
  reservation('reservation-confirmed');
  await open(`/reservation/success?number=${NUMBER}`);
  await vi.waitFor(() => expect(heading()).toBe('Your reservation is confirmed'));
});

test.each([
  ['a guest', ['print', 'claim'], 'Save your reservation number so you can find your reservation later.'],
  ['a member', ['print'], 'You can open this reservation at any time in My account, after you log in.'],
] as const)('shows %s how to open the reservation later', async (_, allowed_actions, text) => {
  const { reservation: confirmed } = example('ReservationResult', 'reservation-confirmed');
  storage.reservationToken.of(NUMBER).set('haneul.token');
  answer = () => Response.json({ result: 'success', reservation: { ...confirmed, allowed_actions } });
  await open(`/reservation/success?number=${NUMBER}`);
  await vi.waitFor(() => expect(document.querySelector('ol li')?.textContent).toBe(text));
});

test('shows a cancelled reservation as cancelled', async () => {
  reservation('reservation-cancelled');
  await open(`/reservation/sanha_success?number=${NUMBER}`);
  await vi.waitFor(() => expect(location.pathname).toBe('/reservation/detail'));
  expect(document.body.textContent).not.toContain('confirmed');
});

test.each(['/reservation/success', '/reservation/success?number=HSNOSUCH22'])(
  'reveals nothing about an unknown booking at %s',
  async (address) => {
    await open(address);
    await vi.waitFor(() => expect(heading()).toBe('Please find your reservation again'));
    expect(document.body.textContent).not.toMatch(/confirmed|still valid/);
  },
);

test("reveals nothing about another guest's reservation", async () => {
  storage.reservationToken.of(NUMBER).set('haneul.token');
  const notFound = example('Problem', 'reservation_not_found');
  answer = () => Response.json(notFound, { status: 404, headers: { 'Content-Type': 'application/problem+json' } });
  await open(`/reservation/success?number=${NUMBER}`);
  await vi.waitFor(() => expect(document.body.textContent).toContain('Please find your reservation again'));
  expect(document.body.textContent).not.toContain('confirmed');
});

test.each([
  [{ to: 'minseo@guest.example', state: 'sent' }, 'We sent a confirmation email to minseo@guest.example.', true],
  [
    { to: 'minseo@guest.example', state: 'sending' },
    'A confirmation email is on its way to minseo@guest.example.',
    false,
  ],
  [
    { to: 'minseo@guest.example', state: 'not_sent' },
    'couldn’t send the confirmation email to minseo@guest.example.',
    true,
  ],
  [null, '', undefined],
] as const)(
  'shows the recipient of the confirmation email, and offers to send it again unless it is being sent: %j',
  async (mail, messages, again) => {
    reservation('reservation-confirmed');
    const findText = answer;
    const { reservation: of } = (await findText().json()) as ReservationResult;
    answer = () => Response.json({ result: 'success', reservation: { ...of, confirmation_mail: mail } });
    await open(`/reservation/success?number=${NUMBER}`);
    await vi.waitFor(() => expect(heading()).toBe('Your reservation is confirmed'));
    const text = document.body.textContent;
    expect(text).toContain(messages);
    expect(/confirmation email/.test(text ?? '')).toBe(mail !== null);
    // While the email is being sent, the button is hidden but keeps its space.
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Send again');
    expect(button && button.style.visibility !== 'hidden').toBe(again);
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'LodgingReservation', reservationNumber: NUMBER });
  },
);

test('leads to the reservation before the calendar file and the printout', async () => {
  reservation('reservation-confirmed');
  await open(`/reservation/success?number=${NUMBER}`);
  await vi.waitFor(() => expect(heading()).toBe('Your reservation is confirmed'));
  const ways = [...document.querySelectorAll('header a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual([`/reservation/detail?number=${NUMBER}`, `/print?number=${NUMBER}`]);
});
