import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { done, problemOf } from '../../../tests/support/api/guest.ts';
import { bookByCode } from '../../../tests/support/api/hold-code.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

const START = '2027-06-01T01:00:00Z';
const FREE = { hotel_code: '10', room_type_code: 'OCN' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: START });
});
afterEach(async () => {
  app.deps.clock.set(START);
  await app.deps.queue.runDue(['payment.refund']);
  expect(await app.differences()).toEqual([]);
});
afterAll(() => app.close());

describe('without prepayment', () => {
  test('the balance is due at the hotel, and the hold can be neither paid for nor released', async () => {
    const { guest, deps } = app;
    const hold = await bookByCode(deps, guest, FREE);
    expect(hold).toMatchObject({ status: 'confirmed', stay: { paid_amount: 0, payment_type: 'FREE_HOLD' } });
    const { reservation } = done(await guest.detail(hold.reservation_number!, hold.token));
    expect(reservation).toMatchObject({
      status: 'confirmed',
      paid_amount: 0,
      payment: null,
      balance_due: hold.stay.total_price,
    });
    const { hold_number, token } = hold;
    expect(problemOf(await guest.openPayment({ hold_number, reservation_token: token }))).toBe(
      '409 reservation_failed',
    );
    expect(problemOf(await guest.release(hold_number, token))).toBe('409 cancel_failed');
  });

  test('the cancellation fee is shown but not collected', async () => {
    const { guest, deps } = app;
    const hold = await bookByCode(deps, guest, { ...FREE, start_date: '2027-06-02', end_date: '2027-06-03' });
    const number = hold.reservation_number!;
    deps.clock.set('2027-06-02T01:00:00Z');
    const preview = done(await guest.preview(number, hold.token));
    expect(preview).toMatchObject({ cancellable: true, fee_percent: 20, refund: 0, fee_collected: false });
    expect(preview.fee).toBe(hold.stay.total_price / 5);
    const cancelled = done(await guest.cancel(number, hold.token, preview.fee));
    expect(cancelled.reservation.cancellation).toMatchObject({ fee: preview.fee, refund: 0, refund_status: 'none' });
  });
});

describe("another guest's reservation", () => {
  test('can’t be read, previewed, cancelled or exported', async () => {
    const { guest } = app;
    const [own, other] = [await app.book(), await app.book()];
    const calls = [
      await guest.detail(other.number, own.token),
      await guest.preview(other.number, own.token),
      await guest.cancel(other.number, own.token, 0),
      await guest.call('GET', `/client/booking/reservations/${other.number}/calendar`, {
        'reservation-token': own.token,
      }),
    ];
    expect(new Set(calls.map(problemOf))).toEqual(new Set(['404 reservation_not_found']));
    expect(problemOf(await guest.payment(other.orderId, own.token))).toBe('404 not_found');
    expect(done(await guest.detail(other.number, other.token)).reservation.status).toBe('confirmed');
  });

  test('can’t be read with another company’s token', async () => {
    const { guest } = app;
    const { number, token } = await app.book();
    expect(problemOf(await guest.detail(number, token.replace('haneul.', 'bada.')))).toBe('401 session_expired');
    expect(problemOf(await guest.detail(number, null))).toBe('401 login_required');
  });
});

describe('cancelling', () => {
  const soon = { start_date: '2027-06-02', end_date: '2027-06-03' };

  test('keeps the policy’s fee, refunds the rest and releases the room', async () => {
    const { guest, deps, externalServices } = app;
    const { number, token, orderId } = await app.book(soon);
    const preview = done(await guest.preview(number, token));
    expect(preview).toMatchObject({
      days_before: 1,
      fee_percent: 10,
      fee: 18_000,
      refund: 162_000,
      fee_collected: true,
    });
    done(await guest.cancel(number, token, 18_000));
    await deps.queue.runDue(['payment.refund']);
    const charge = (await externalServices.control.charges()).find((one) => one.orderId === orderId);
    expect(charge).toMatchObject({ captured: 180_000, cancelled: 162_000, balance: 18_000 });
  });

  test('is rejected if the fee has changed', async () => {
    const { guest, deps } = app;
    const { number, token } = await app.book(soon);
    deps.clock.set('2027-06-02T01:00:00Z');
    const refused = await guest.cancel(number, token, 18_000);
    expect(refused).toMatchObject({
      status: 409,
      problem: { code: 'price_changed', price_before: 18_000, price_after: 36_000 },
    });
    expect(done(await guest.detail(number, token)).reservation.status).toBe('confirmed');
  });

  test('replays with the same idempotency key and fails with another key', async () => {
    const { guest } = app;
    const { number, token } = await app.book();
    const key = randomUUID();
    const first = await guest.cancel(number, token, 0, key);
    expect((await guest.cancel(number, token, 0, key)).body).toEqual(first.body);
    expect(problemOf(await guest.cancel(number, token, 1, key))).toBe('422 idempotency_mismatch');
    expect(problemOf(await guest.cancel(number, token, 0))).toBe('409 cancel_failed');
  });

  test('is rejected once the stay has begun', async () => {
    const { guest, deps } = app;
    const { number, token } = await app.book(soon);
    deps.clock.set('2027-06-02T15:00:00Z');
    expect(done(await guest.preview(number, token)).cancellable).toBe(false);
    expect(problemOf(await guest.cancel(number, token, 36_000))).toBe('409 cancel_failed');
    expect(done(await guest.detail(number, token)).reservation.allowed_actions).toEqual([
      'print',
      'calendar',
      'check_in',
      'claim',
    ]);
  });
});

test('returns a reservation in the requested language', async () => {
  const { guest } = app;
  const { number, token } = await app.book({
    options: [{ upselling_code: 'BREAKFAST', count: 2, date_list: ['2027-06-11'] }],
  });
  const reservationIn = async (language: string) =>
    done(await guest.detail(number, token, { 'accept-language': language })).reservation;
  const [korean, english] = [await reservationIn('ko'), await reservationIn('en')];
  expect([korean.room_type_name, korean.stay.hotel_name]).toEqual(['디럭스 트윈', '하루 시티 서울']);
  expect([english.room_type_name, english.stay.hotel_name]).toEqual(['Deluxe Twin', 'Haru City Seoul']);
  expect(english.stay.rooms[0]!.lines.map((line) => line.name)).toEqual(['Deluxe Twin', 'Deluxe Twin', 'Breakfast']);
  expect(english.stay.total_price).toBe(korean.stay.total_price);
});

test('returns a calendar file for the stay, and a cancellation file once the stay is cancelled', async () => {
  const { number, token } = await app.book();
  const path = `/client/booking/reservations/${number}/calendar`;
  const file = await app.guest.call<string>('GET', path, { 'reservation-token': token });
  expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
  expect(file.body).toContain('DTSTART;VALUE=DATE:20270611');
  expect(file.body).toContain('DTEND;VALUE=DATE:20270613');
  expect(file.body).toContain('SEQUENCE:0');
  done(await app.guest.cancel(number, token, 0));
  const cancelled = await app.guest.call<string>('GET', path, { 'reservation-token': token });
  expect(cancelled.body).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1[^]*STATUS:CANCELLED/);
});
