// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { example } from '../../tests/support/screen.tsx';
import { resetBooking } from './booking.actions.ts';
import { booking } from './booking.store.ts';

const ORDER = 'haneul-01JZ8Q4T7V';
const card_window = {
  provider: 'card_token',
  frame_url: 'https://cards.example/frame',
  origin: 'https://cards.example',
};
/** The server, by the end of the path. What has no answer stays unanswered. */
const answers: Record<string, unknown> = {
  quotes: example('quote'),
  holds: { ...example<object>('hold-guarantee'), reservation_token: 'haneul.hold' },
  payments: { result: 'success', order_id: ORDER, card_window },
};
vi.stubGlobal('fetch', async ({ url }: Request) => {
  const answer = answers[new URL(url).pathname.split('/').at(-1)!];
  return answer ? Response.json(answer, { status: 201 }) : new Promise(() => undefined);
});

test('a journey whose payment is being decided is not begun anew', async () => {
  const reservationInfo = [{ adult: 2, kid: 0, infant: 0, pet: 0 }];
  const search = { hotel_code: '1', start_date: '2027-06-11', end_date: '2027-06-13', reservationInfo };
  const is = (value: string) => vi.waitFor(() => expect(booking.getSnapshot().value).toBe(value));
  const payment = () => booking.getSnapshot().children.payment;
  booking.send({ type: 'SEARCH', search });
  booking.send({ type: 'CHOOSE', roomTypeCode: 'DLX', packageCode: null, offersOptions: false });
  await is('info');
  const customerInfo = {
    guest_last_name: '김',
    guest_first_name: '민서',
    guest_phone: '01055500142',
    guest_email: 'minseo@guest.example',
  };
  const agreements = { PRIVACY: true as const, TERMS: true as const, MARKETING: false };
  booking.send({ type: 'RESERVE', customerInfo, agreements, idempotencyKey: 'key-1', keyAfterRequote: 'key-2' });
  await is('held');
  booking.send({ type: 'PAY', idempotencyKey: 'key-3' });
  await vi.waitFor(() => expect(payment()?.getSnapshot().value).toBe('windowOpen'));
  payment()!.send({ type: 'TOKEN_RECEIVED', cardToken: 'tok' });
  expect(payment()!.getSnapshot().can({ type: 'BACK' })).toBe(false);
  resetBooking({ ...search, hotel_code: '2' });
  expect(booking.getSnapshot()).toMatchObject({ value: 'paying', context: { search: { hotel_code: '1' } } });
});
