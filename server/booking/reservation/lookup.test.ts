import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Reservation } from '../../../generated/types.ts';
import { done, guestDetails, nicepayWindow, problemOf } from '../../../tests/support/api/guest.ts';
import { statementsOf } from '../../../tests/support/database/statements.ts';
import { type Booked, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

const START = '2027-06-01T01:00:00Z';

let app: TestApp;
let booked: Booked;
beforeAll(async () => {
  app = await startTestApp({ now: START });
  booked = await app.book();
});
afterEach(() => app.deps.clock.set(START));
afterAll(() => app.close());

test.each(['김민서', ' 민서 김 ', '김 민서'])('finds the reservation by the name “%s”', async (name) => {
  const found = done(await app.guest.lookUp(booked.number.toLowerCase(), name));
  expect(done(await app.guest.detail(booked.number, found.reservation_token)).reservation.status).toBe('confirmed');
});

test.each([
  ["O'Brien", 'Conor O’Brien'],
  ['O’Brien', "conor o'brien"],
])('finds the reservation of %s by the name “%s”', async (guest_last_name, typed) => {
  const { guest, externalServices } = app;
  const hold = await guest.reserve({}, guestDetails({ guest_last_name, guest_first_name: 'Conor' }));
  const ready = done(await guest.openPayment(hold));
  await guest.returnFromCardWindow(await externalServices.control.authorise(nicepayWindow(ready).request));
  const { reservation_number } = done(await guest.payment(ready.order_id, hold.reservation_token));
  expect((await guest.lookUp(reservation_number!, typed)).status).toBe(200);
});

test('returns the same response for every failed lookup', async () => {
  const { guest } = app;
  const failures = [
    await guest.lookUp(booked.number, '김민수'),
    await guest.lookUp('HS22222222', '김민서'),
    await guest.lookUp('HS22222222', '아무개'),
    await guest.lookUp(booked.number, '김민서', '10'),
  ];
  const bodies = failures.map(({ status, body }) => ({ status, ...(body as object), instance: '' }));
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(bodies[0]).toMatchObject({ status: 404, code: 'lookup_mismatch' });
});

test('runs the same statements for every failed lookup, so that none takes longer', async () => {
  const { deps, guest } = app;
  const statementsFor = (number: string, name: string) => statementsOf(deps.db, () => guest.lookUp(number, name));
  const wrongName = await statementsFor(booked.number, '김민수');
  expect(wrongName.length).toBeGreaterThan(2);
  expect(await statementsFor('HS22222222', '김민서')).toEqual(wrongName);
});

test('issues a token that gives access to only this reservation for 30 minutes', async () => {
  const { guest, deps } = app;
  const other = await app.book();
  const { reservation_token } = done(await guest.lookUp(booked.number, '김민서'));
  expect(problemOf(await guest.detail(other.number, reservation_token))).toBe('404 reservation_not_found');
  deps.clock.advance(30 * 60_000);
  expect(problemOf(await guest.detail(booked.number, reservation_token))).toBe('401 session_expired');
});

describe('phone numbers', () => {
  const LONGER = { end_date: '2027-06-14' };
  const phonesOf = ({ guest_phone, booker_phone, emergency_phone }: Reservation) => [
    guest_phone,
    booker_phone,
    emergency_phone,
  ];
  const SHOWN = ['01055500142', '01055500142', '01055500143'];
  const MASKED = ['010****0142', '010****0142', '010****0143'];
  const lookedUp = async (number: string) => done(await app.guest.lookUp(number, '김민서')).reservation_token;
  const seenWith = async (number: string, token: string | null) =>
    phonesOf(done(await app.guest.detail(number, token)).reservation);

  test('are masked after a lookup, but not for the guest who booked', async () => {
    expect(await seenWith(booked.number, await lookedUp(booked.number))).toEqual(MASKED);
    expect(await seenWith(booked.number, booked.token)).toEqual(SHOWN);
  });

  test('stay masked for a guest who changes and cancels the reservation after a lookup', async () => {
    const { guest } = app;
    const { number } = await app.book();
    const token = await lookedUp(number);
    const quote = done(await guest.quoteChange(number, token, LONGER));
    const change = done(await guest.change(number, token, quote.quote_id));
    expect(await seenWith(number, change.reservation_token)).toEqual(MASKED);
    expect(nicepayWindow(done(await guest.openPayment(change))).request.buyerTel).toBe('');
    const cancelled = await guest.cancel(number, change.reservation_token, 0);
    expect(phonesOf(done(cancelled).reservation)).toEqual(MASKED);
  });

  test('are sent to the card window for a guest who booked and changes the reservation', async () => {
    const { guest } = app;
    const { number, token } = await app.book();
    const quote = done(await guest.quoteChange(number, token, LONGER));
    const change = done(await guest.change(number, token, quote.quote_id));
    expect(await seenWith(number, change.reservation_token)).toEqual(SHOWN);
    expect(nicepayWindow(done(await guest.openPayment(change))).request.buyerTel).toBe('01055500142');
  });
});

test('fails with not_found for an unknown hotel', async () => {
  expect(problemOf(await app.guest.lookUp(booked.number, '김민서', '99'))).toBe('404 not_found');
});
