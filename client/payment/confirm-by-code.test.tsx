// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { HoldResult } from '../../generated/types.ts';
import { example } from '../../tests/support/client/examples.ts';
import { press, refusal, screenRenderer, findText, write } from '../../tests/support/client/screen.tsx';
import { booking } from '../booking/journey/booking.store.ts';
import { HoldClock } from '../booking/index.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { ConfirmByCode } from './confirm-by-code.tsx';

const render = screenRenderer('payment', 'booking', 'session', 'errors');
const hold = example('HoldResult', 'hold-free');
const sent = example('BookerCodeResult', 'hold-code');
const HOLD = `/client/booking/holds/${hold.hold_number}`;

/** Responses by method and path. */
let answers: Record<string, () => Response | Promise<Response>> = {};
let requests: Request[] = [];
async function serverFetch(request: Request) {
  requests.push(request.clone());
  return answers[`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`]!();
}
vi.stubGlobal('fetch', serverFetch);
async function type(code: string) {
  await write(document.querySelector('input')!, code);
  await press('Confirm');
}
function keys() {
  return requests
    .filter(({ url }) => url.endsWith('/confirmation'))
    .map(({ headers }) => headers.get('Idempotency-Key'));
}
beforeEach(() => {
  requests = [];
  answers = { [`POST ${HOLD}/code`]: () => Response.json({ ...sent, resend_at: '2027-06-01T01:06:00Z' }) };
});

test('sends a code on request with the reservation token, and shows the phone number', async () => {
  await render(<ConfirmByCode hold={hold} />);
  expect(document.body.textContent).toContain('Nothing is due now.');
  expect(requests).toEqual([]);
  await press('Send code');
  await findText('We’ve sent a code to 010-5550-0142.');
  expect(requests[0]?.headers.get('Reservation-Token')).toBe(hold.reservation_token);
});

test('shows a wrong code next to its field, and uses one idempotency key per code', async () => {
  answers[`POST ${HOLD}/confirmation`] = () => refusal(503, 'unavailable');
  await render(<ConfirmByCode hold={hold} />);
  await press('Send code');
  await findText('We’ve sent a code');
  await type('482913');
  await findText('We can’t reach the server right now.');
  await type('482913');
  await vi.waitFor(() => expect(keys()).toHaveLength(2));
  answers[`POST ${HOLD}/confirmation`] = () => refusal(422, 'verification_failed');
  await type('482914');
  await findText('That code isn’t right.');
  expect(document.querySelector('input')?.value).toBe('');
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

describe('the journey', () => {
  const sentOn = vi.spyOn(booking, 'send');
  const confirmed = { ...hold, status: 'confirmed' as const, reservation_number: 'HS7K2M9QX4' };
  async function answeredBy(confirmation: () => Response, later: Partial<HoldResult>) {
    queryClient.clear();
    sentOn.mockClear();
    let now: Partial<HoldResult> = { expires_at: '2099-06-01T01:20:00Z', server_time: '2099-06-01T01:05:00Z' };
    answers[`GET ${HOLD}`] = () => Response.json({ ...hold, ...now });
    answers[`POST ${HOLD}/confirmation`] = () => {
      now = later;
      return confirmation();
    };
    await render(
      <>
        <HoldClock hold={hold} />
        <ConfirmByCode hold={hold} />
      </>,
    );
    await press('Send code');
    await findText('We’ve sent a code');
    await type('482913');
  }
  function expectSent(...events: object[]) {
    return vi.waitFor(async () => {
      await act(async () => undefined);
      expect(sentOn.mock.calls.map(([event]) => event)).toEqual(events);
    });
  }

  test('continues after the correct code', async () => {
    await answeredBy(() => Response.json(confirmed), hold);
    await expectSent({ type: 'CONFIRMED', hold: confirmed });
  });

  test('continues if the rooms were confirmed in another tab', async () => {
    await answeredBy(() => refusal(409, 'reservation_failed'), confirmed);
    await expectSent({ type: 'CONFIRMED', hold: confirmed });
  });

  test.each(['expired', 'released'] as const)('continues if the rooms are %s', async (status) => {
    await answeredBy(() => refusal(409, 'reservation_failed'), { status });
    await expectSent({ type: 'HOLD_EXPIRED' });
  });

  test('reserves space for the countdown while the hold is loading', async () => {
    queryClient.clear();
    const asking = Promise.withResolvers<Response>();
    answers[`GET ${HOLD}`] = () => asking.promise.then((answer) => answer.clone());
    await render(<HoldClock hold={hold} />);
    expect(document.querySelector('[role="timer"]')).toBeNull();
    expect(document.body.textContent).toBe('\u00a0');
    asking.resolve(Response.json({ ...hold, expires_at: '2099-06-01T01:20:00Z' }));
    await findText('held for another');
    expect(document.querySelector('[role="timer"]')).not.toBeNull();
  });

  test('shows the rejection and does not continue if the hold cannot be loaded', async () => {
    const lost = () => {
      answers[`GET ${HOLD}`] = () => Response.error();
      return refusal(409, 'reservation_failed');
    };
    await answeredBy(lost, {});
    await findText('Your reservation wasn’t made.');
    expect(sentOn).not.toHaveBeenCalled();
  });

  test('continues if the guest enters the code after the hold has expired', async () => {
    await answeredBy(() => refusal(410, 'hold_expired'), { status: 'expired' });
    await expectSent({ type: 'HOLD_EXPIRED' });
  });
});
