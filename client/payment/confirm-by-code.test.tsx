// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { HoldCodeResult, HoldResult } from '../../generated/types.ts';
import { example, press, refusal, screenRenderer, pageText, write } from '../../tests/support/screen.tsx';
import { booking } from '../booking/journey/booking.store.ts';
import { HoldClock } from '../booking/index.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { ConfirmByCode } from './confirm-by-code.tsx';

const render = screenRenderer('payment', 'booking', 'session', 'errors');
const hold = example<HoldResult>('hold-free');
const sent = example<HoldCodeResult>('hold-code');
const HOLD = `/client/booking/holds/${hold.hold_number}`;

/** The server, by method and path; what it is asked is kept. */
let answers: Record<string, () => Response | Promise<Response>> = {};
let asked: Request[] = [];
async function serverFetch(request: Request) {
  asked.push(request.clone());
  return answers[`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`]!();
}
vi.stubGlobal('fetch', serverFetch);
async function type(code: string) {
  await write(document.querySelector('input')!, code);
  await press('Confirm');
}
function keys() {
  return asked.filter(({ url }) => url.endsWith('/confirmation')).map(({ headers }) => headers.get('Idempotency-Key'));
}
beforeEach(() => {
  asked = [];
  answers = { [`POST ${HOLD}/code`]: () => Response.json({ ...sent, resend_at: '2027-06-01T01:06:00Z' }) };
});

test('a code is sent when it is asked for, with the token of the rooms, and it says where to', async () => {
  await render(<ConfirmByCode hold={hold} />);
  expect(document.body.textContent).toContain('Nothing is charged now.');
  expect(asked).toEqual([]);
  await press('Send the code');
  await pageText('We have sent a code to 010-5550-0142.');
  expect(asked[0]?.headers.get('Reservation-Token')).toBe(hold.reservation_token);
});

test('a wrong code is told beside it; the same code after no answer has the same key, another one another', async () => {
  answers[`POST ${HOLD}/confirmation`] = () => refusal(503, 'unavailable');
  await render(<ConfirmByCode hold={hold} />);
  await press('Send the code');
  await pageText('We have sent a code');
  await type('482913');
  await pageText('We cannot reach the server at the moment.');
  await type('482913');
  await vi.waitFor(() => expect(keys()).toHaveLength(2));
  answers[`POST ${HOLD}/confirmation`] = () => refusal(422, 'verification_failed');
  await type('482914');
  await pageText('That is not the code we sent.');
  expect(document.querySelector('input')?.value).toBe('');
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

describe('the journey goes on', () => {
  const sentOn = vi.spyOn(booking, 'send');
  const confirmed = { ...hold, status: 'confirmed' as const, reservation_number: 'HS7K2M9QX4' };
  /** What the rooms are by the time at which the code was answered. */
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
    await press('Send the code');
    await pageText('We have sent a code');
    await type('482913');
  }
  function expectSent(...events: object[]) {
    return vi.waitFor(async () => {
      await act(async () => undefined);
      expect(sentOn.mock.calls.map(([event]) => event)).toEqual(events);
    });
  }

  test('by the right code', async () => {
    await answeredBy(() => Response.json(confirmed), hold);
    await expectSent({ type: 'CONFIRMED', hold: confirmed });
  });

  test('where the rooms have become a reservation in another tab', async () => {
    await answeredBy(() => refusal(409, 'reservation_failed'), confirmed);
    await expectSent({ type: 'CONFIRMED', hold: confirmed });
  });

  test.each(['expired', 'released'] as const)('where the rooms are %s by now', async (status) => {
    await answeredBy(() => refusal(409, 'reservation_failed'), { status });
    await expectSent({ type: 'HOLD_EXPIRED' });
  });

  test('and while they are asked about, their clock has its place already', async () => {
    queryClient.clear();
    const asking = Promise.withResolvers<Response>();
    answers[`GET ${HOLD}`] = () => asking.promise;
    await render(<HoldClock hold={hold} />);
    expect(document.querySelector('[role="timer"]')).toBeNull();
    expect(document.body.textContent).toBe('Rooms held for');
    asking.resolve(Response.json({ ...hold, expires_at: '2099-06-01T01:20:00Z' }));
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(document.querySelector('[role="timer"]')).not.toBeNull();
    });
  });

  test('not where the rooms cannot be asked about: the refusal stands, and nothing else goes wrong', async () => {
    const lost = () => {
      answers[`GET ${HOLD}`] = () => Response.error();
      return refusal(409, 'reservation_failed');
    };
    await answeredBy(lost, {});
    await pageText('The reservation was not made.');
    expect(sentOn).not.toHaveBeenCalled();
  });

  test('where the code came too late', async () => {
    await answeredBy(() => refusal(410, 'hold_expired'), { status: 'expired' });
    await expectSent({ type: 'HOLD_EXPIRED' });
  });
});
