import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CustomerInfo, QuoteResult } from '../../../generated/types.ts';
import { CUSTOMER, done, quoteRequest, problemOf } from '../../../tests/support/api/guest.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => expect(await app.differences()).toEqual([]));
afterAll(() => app.close());

function quoteToken(quote: QuoteResult) {
  return { 'quote-token': quote.quote_token, 'idempotency-key': randomUUID() };
}

test.each([
  ['a total in the quote request', { total_price: 1 }],
  ['a price in the quote request', { reservationRoomList: [{ ...quoteRequest().reservationRoomList[0], price: 1 }] }],
])('rejects %s', async (_, more) => {
  const answer = await app.guest.call('POST', '/client/booking/quotes', {}, { ...quoteRequest(), ...more });
  expect(problemOf(answer)).toBe('422 validation');
});

test.each(['total_price', 'paid_amount', 'stay'])('rejects %s in the hold request', async (field) => {
  const { guest } = app;
  const quote = done(await guest.quote());
  const body = { ...guest.holdRequest(quote), [field]: 1 };
  expect(problemOf(await guest.call('POST', '/client/booking/holds', quoteToken(quote), body))).toBe('422 validation');
});

test.each([
  ['guest_phone', '010-555', '422 invalid_phone'],
  ['guest_email', 'no-address', '422 invalid_email'],
  ['guest_last_name', '  ', '422 validation'],
  ['guest_last_name', 'Kim\r\nBcc: all@guest.example', '422 validation'],
  ['guest_first_name', '\nMinseo', '422 validation'],
  ['guest_first_name', 'Min\u0085seo', '422 validation'],
  ['emergency_name', 'Kim\rHajun', '422 validation'],
  ['arrival_time', 'late', '422 validation'],
])('reports an invalid %s', async (field, value, expected) => {
  const { guest } = app;
  const quote = done(await guest.quote());
  const { customerInfo } = guest.holdRequest(quote);
  const answer = await guest.hold(quote, { customerInfo: { ...customerInfo, [field]: value } });
  expect(problemOf(answer)).toBe(expected);
  expect(answer.problem.errors?.map((error) => error.pointer)).toEqual([`/customerInfo/${field}`]);
});

test('requires agreement to the terms and an idempotency key', async () => {
  const { guest } = app;
  const quote = done(await guest.quote());
  expect(
    problemOf(await guest.hold(quote, { agreements: { PRIVACY: true, TERMS: false as true, MARKETING: false } })),
  ).toBe('422 validation');
  const keyless = await guest.call(
    'POST',
    '/client/booking/holds',
    { 'quote-token': quote.quote_token },
    guest.holdRequest(quote),
  );
  expect(problemOf(keyless)).toBe('422 validation');
});

test('requires both fields of the emergency contact at a hotel that asks for one', async () => {
  const { guest } = app;
  const quote = done(await guest.quote({ hotel_code: '13', room_type_code: 'HAN' }));
  const { emergency_name: _, emergency_phone, ...customerInfo } = guest.holdRequest(quote).customerInfo;
  const neither = await guest.hold(quote, { customerInfo });
  expect(neither.problem.errors?.map((error) => error.pointer)).toEqual([
    '/customerInfo/emergency_name',
    '/customerInfo/emergency_phone',
  ]);
  const nameless = await guest.hold(quote, { customerInfo: { ...customerInfo, emergency_phone: emergency_phone! } });
  expect(nameless).toMatchObject({ status: 422, problem: { code: 'validation' } });
  expect(done(await guest.hold(quote)).status).toBe('held');
});

test('requires the booker’s complete contact details, whether or not the booker is the guest', async () => {
  const { guest } = app;
  const quote = done(await guest.quote());
  const { guest_last_name, guest_first_name } = CUSTOMER;
  const missing = async (customerInfo: CustomerInfo) => {
    const answer = await guest.hold(quote, { customerInfo });
    expect(problemOf(answer)).toBe('422 validation');
    return answer.problem.errors?.map((error) => error.pointer);
  };
  expect(await missing({ guest_last_name, guest_first_name })).toEqual([
    '/customerInfo/guest_phone',
    '/customerInfo/guest_email',
  ]);
  expect(await missing({ ...CUSTOMER, booker_email: 'minseo@guest.example' })).toEqual([
    '/customerInfo/booker_last_name',
    '/customerInfo/booker_first_name',
    '/customerInfo/booker_phone',
  ]);
});

test.each([1, 5])('holds %i rooms of one type', async (rooms) => {
  const hold = await app.guest.reserve({
    rooms,
    room_type_code: 'STD',
    start_date: '2027-10-04',
    end_date: '2027-10-06',
  });
  expect(hold.stay.rooms).toHaveLength(rooms);
  expect(hold.stay.total_price).toBe(rooms * 280_000);
});

test('rejects six rooms and a mix of two room types', async () => {
  const { guest } = app;
  expect(problemOf(await guest.quote({ rooms: 6, room_type_code: 'STD' }))).toBe('422 too_many_rooms');
  const mixed = quoteRequest({ rooms: 2 });
  mixed.reservationRoomList[1]!.room_type_code = 'STD';
  expect(problemOf(await guest.call('POST', '/client/booking/quotes', {}, mixed))).toBe('422 rooms_differ_in_type');
});
