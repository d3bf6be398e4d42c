// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { CustomerInfo, HoldResult, Problem, QuoteResult } from '../../../generated/types.ts';
import { storage } from '../../platform/tab/storage.ts';
import * as store from './booking.store.ts';

const search = {
  hotel_code: '1',
  start_date: '2027-06-11',
  end_date: '2027-06-13',
  reservationInfo: [{ adult: 2, kid: 0, infant: 0, pet: 0 }],
};
const customerInfo: CustomerInfo = {
  guest_last_name: '김',
  guest_first_name: '민서',
  guest_phone: '01055500142',
  guest_email: 'minseo@guest.example',
};
const agreements = { PRIVACY: true as const, TERMS: true as const, MARKETING: false };
const stay = { total_price: 460_000 } as QuoteResult['stay'];
const quote = {
  result: 'success',
  quote_id: 'q-1',
  quote_token: 'haneul.quote',
  expires_at: '2027-06-01T01:30:00Z',
  stay,
};
const hold: HoldResult = {
  result: 'success',
  hold_number: 'HD3N8P5RT2',
  status: 'held',
  confirmed_by: 'payment' as const,
  expires_at: '2027-06-01T01:20:00Z',
  server_time: '2027-06-01T01:05:00Z',
  reservation_number: null,
  reservation_token: 'haneul.hold',
  guest_name: '김민서',
  booker_name: '김민서',
  booker_email: 'minseo@guest.example',
  stay,
  travellers: [],
  change: null,
};
const frame = {
  result: 'success',
  order_id: 'haneul-01JZ8Q4T7V',
  card_window: {
    provider: 'card_token' as const,
    frame_url: 'https://cards.example/frame',
    origin: 'https://cards.example',
  },
};

/** Responses by method and path. Other requests stay pending. */
let answers: Record<string, () => Response | Promise<Response>> = {};
let requests: Request[] = [];
vi.stubGlobal('fetch', async (request: Request) => {
  requests.push(request.clone());
  const answer = answers[`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`];
  return answer ? answer() : new Promise<Response>(() => undefined);
});

/** Simulates leaving the page: stops the actor without changing the stored state. */
function leave(booking: store.Booking): void {
  const stored = sessionStorage.getItem('booking') ?? '';
  booking.stop();
  sessionStorage.setItem('booking', stored);
}

let started: store.Booking[] = [];
function startBooking(): store.Booking {
  const booking = store.startBooking();
  started.push(booking);
  return booking;
}

beforeEach(() => {
  sessionStorage.clear();
  requests = [];
  answers = {
    'POST /client/booking/quotes': () => json(201, quote),
    'POST /client/booking/holds': () => json(201, hold),
  };
});
afterEach(() => {
  for (const booking of started) booking.stop();
  started = [];
});

function json(status: number, body: unknown) {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

function problemResponse(status: number, code: Problem['code'], more: Partial<Problem> = {}) {
  const problem = { type: 'about:blank', title: code, status, instance: 'urn:1', result: 'fail', code, ...more };
  return new Response(JSON.stringify(problem), { status, headers: { 'Content-Type': 'application/problem+json' } });
}

function reaches(booking: store.Booking, state: Parameters<ReturnType<store.Booking['getSnapshot']>['matches']>[0]) {
  return waitFor(booking, (snapshot) => snapshot.matches(state));
}

async function atGuest(): Promise<store.Booking> {
  const booking = startBooking();
  booking.send({ type: 'SEARCH', search });
  booking.send({ type: 'CHOOSE', roomTypeCode: 'DLX', packageCode: null, offersOptions: false });
  await reaches(booking, 'info');
  return booking;
}

function reserve(booking: store.Booking) {
  return booking.send({ type: 'RESERVE', customerInfo, agreements, idempotencyKey: 'key-1', keyAfterRequote: 'key-2' });
}

test("restores the state and the guest's input after a reload", async () => {
  const before = await atGuest();
  before.send({ type: 'SAVE_INFO', customerInfo: { guest_first_name: '민서' } });
  leave(before);

  const after = startBooking().getSnapshot();
  expect(after.value).toBe('info');
  expect(after.context.customerInfo).toEqual({ guest_first_name: '민서' });
  expect(after.context.quote?.quote_token).toBe('haneul.quote');
});

test('repeats the hold request with the same key and the same quote token after a reload', async () => {
  const before = await atGuest();
  answers['POST /client/booking/holds'] = () => new Promise(() => undefined);
  reserve(before);
  leave(before);
  answers['POST /client/booking/holds'] = () => json(201, hold);

  await reaches(startBooking(), 'held');
  const [first, second] = requests.filter(({ url }) => url.endsWith('/holds'));
  for (const request of [first, second]) {
    expect(request?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(request?.headers.get('Quote-Token')).toBe('haneul.quote');
  }
});

test('does not store the failure of a request that the browser aborts because the guest leaves the page', async () => {
  const before = await atGuest();
  const aborted = Promise.withResolvers<Response>();
  answers['POST /client/booking/holds'] = () => aborted.promise;
  reserve(before);
  const stored = sessionStorage.getItem('booking');
  window.dispatchEvent(new Event('pagehide'));
  aborted.reject(new TypeError('network'));
  await reaches(before, 'reserveInterrupted');
  expect(sessionStorage.getItem('booking')).toBe(stored);

  // The browser shows the page again.
  window.dispatchEvent(new Event('pageshow'));
  before.send({ type: 'BACK' });
  expect(JSON.parse(sessionStorage.getItem('booking')!).value).toBe('info');
});

test('keeps the code and the pointers of a problem', async () => {
  const booking = await atGuest();
  const errors = [{ pointer: '/customerInfo/guest_phone', code: 'invalid_phone' as const }];
  answers['POST /client/booking/holds'] = () => problemResponse(422, 'validation', { errors });
  reserve(booking);
  const { context } = await waitFor(booking, ({ context: { problem } }) => problem !== null);
  expect(context.problem).toMatchObject({ code: 'validation', errors });
});

test('stores both prices after a price change', async () => {
  const booking = await atGuest();
  answers['POST /client/booking/holds'] = () =>
    problemResponse(409, 'price_changed', { price_before: 460_000, price_after: 480_000 });
  reserve(booking);
  const { context } = await reaches(booking, 'priceChanged');
  expect(context.priceChange).toEqual({ before: 460_000, after: 480_000 });
});

test('treats the hold request as interrupted if no response arrived', async () => {
  const booking = await atGuest();
  answers['POST /client/booking/holds'] = () => Promise.reject(new TypeError('network'));
  reserve(booking);
  const { context } = await reaches(booking, 'reserveInterrupted');
  expect(context.problem?.code).toBe('unavailable');
});

test('returns to the form with the Retry-After of a rate limit', async () => {
  const booking = await atGuest();
  answers['POST /client/booking/holds'] = () => {
    const refused = problemResponse(429, 'rate_limited');
    refused.headers.set('Retry-After', '30');
    return refused;
  };
  reserve(booking);
  const { context } = await reaches(booking, 'info');
  expect(context.problem).toMatchObject({ code: 'rate_limited', retryAfter: 30 });
});

test('never stores a card token, and queries the payment after a reload', async () => {
  const booking = await atGuest();
  reserve(booking);
  await reaches(booking, 'held');
  answers['POST /client/payments'] = () => json(201, frame);
  booking.send({ type: 'PAY', idempotencyKey: 'key-3', method: null });
  const payment = booking.getSnapshot().children.payment;
  if (!payment) throw new Error('the payment has not started');
  await waitFor(payment, (snapshot) => snapshot.matches('windowOpen'));

  payment.send({ type: 'TOKEN_RECEIVED', cardToken: 'tok_secret' });
  expect(payment.getSnapshot().matches('guaranteeing')).toBe(true);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('tok_secret');
  expect(sessionStorage.getItem('booking')).toContain('haneul-01JZ8Q4T7V');
  leave(booking);

  expect(startBooking().getSnapshot().children.payment?.getSnapshot().value).toBe('reconciling');
});

test("stores the reservation token of a confirmed booking in the tab's storage", async () => {
  const booking = await atGuest();
  answers['POST /client/booking/holds'] = () => json(201, { ...hold, reservation_token: 'haneul.done' });
  reserve(booking);
  await reaches(booking, 'held');
  const confirmed = {
    ...hold,
    status: 'confirmed' as const,
    reservation_number: 'HS7K2M9QX4',
    reservation_token: null,
  };
  booking.send({ type: 'CONFIRMED', hold: confirmed });
  expect(booking.getSnapshot().value).toBe('confirmed');
  expect(storage.reservationToken.of('HS7K2M9QX4').get()).toBe('haneul.done');
});

test('ignores a state stored by another version of the site', () => {
  sessionStorage.setItem('booking', JSON.stringify({ status: 'active', value: 'noSuchState', context: {} }));
  expect(startBooking().getSnapshot().value).toBe('dates');
});
