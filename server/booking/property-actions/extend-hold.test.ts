import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { done, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import {
  propertySettings,
  type PropertySystem,
  propertySystemOf,
  THEIRS,
} from '../../../tests/support/api/property.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { DEPARTURES, push, sailorOf } from '../../../tests/support/api/voyages.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2027-06-01T01:00:00Z');

let app: TestApp;
let property: PropertySystem;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy), demoHotel('20')], settings: propertySettings });
  await push(app.deps.db, ...DEPARTURES);
  property = propertySystemOf(app);
});
beforeEach(() => at(0));
afterEach(async () => {
  await app.deps.queue.runDue(['payment.refund', 'payment.reconcile']);
  expect(await app.differences()).toEqual([]);
});
afterAll(() => app.close());

function after(minutes: number): string {
  return new Date(NOW + minutes * MINUTE).toISOString();
}
function at(minutes: number): void {
  app.deps.clock.set(after(minutes));
}
function expireHolds() {
  return app.deps.queue.runDue(['booking.expire-hold']);
}

test('keeps the rooms for the guest, who can then pay, and records it', async () => {
  const hold = await app.guest.reserve();
  const extended = done(await property.extend(hold.hold_number, 60));
  expect(extended).toMatchObject({ hold_number: hold.hold_number, expires_at: after(60), server_time: after(0) });
  at(59);
  await expireHolds();
  const seen = done(await app.guest.getHold(hold.hold_number, hold.reservation_token));
  expect(seen).toMatchObject({ status: 'held', expires_at: after(60) });
  done(await app.guest.openPayment(hold));
  expect(await property.audited(hold.hold_number)).toMatchObject([
    { action: 'extendHold', object_kind: 'hold', before: { expires_at: after(15) }, after: { expires_at: after(60) } },
  ]);
  at(60);
  await expireHolds();
  expect(done(await app.guest.getHold(hold.hold_number, hold.reservation_token)).status).toBe('expired');
});

test('never shortens a hold, and ends a day after its creation', async () => {
  const { hold_number } = await app.guest.reserve();
  expect(done(await property.extend(hold_number, 1)).expires_at).toBe(after(15));
  expect(done(await property.extend(hold_number, 1_440)).expires_at).toBe(after(1_440));
  at(60);
  expect(done(await property.extend(hold_number, 1_440)).expires_at).toBe(after(1_440));
  expect(problemOf(await property.extend(hold_number, 1_441))).toBe('422 validation');
});

test('ends with the arrival date, or with the departure of a ship', async () => {
  const today = await app.guest.reserve({ start_date: '2027-06-01', end_date: '2027-06-02' });
  expect(done(await property.extend(today.hold_number, 1_440)).expires_at).toBe('2027-06-01T15:00:00.000Z');
  const { stay } = done(await sailorOf(app).quote());
  const departs = Date.parse(stay.voyage!.legs[0]!.departs_at);
  app.deps.clock.set(new Date(departs - 60 * MINUTE).toISOString());
  const voyage = await sailorOf(app).reserve();
  const { expires_at } = done(await property.extend(voyage.hold_number, 1_440));
  expect(Date.parse(expires_at)).toBe(departs);
});

test('is refused once the hold has expired, even if its rooms are still taken, or has become a reservation', async () => {
  const hold = await app.guest.reserve();
  at(15);
  expect(problemOf(await property.extend(hold.hold_number, 60))).toBe('410 hold_expired');
  await expireHolds();
  expect(problemOf(await property.extend(hold.hold_number, 60))).toBe('410 hold_expired');
  const booked = await app.book();
  expect(problemOf(await property.extend(booked.hold, 60))).toBe('409 reservation_failed');
  const released = await app.guest.reserve();
  await app.guest.release(released.hold_number, released.reservation_token);
  expect(problemOf(await property.extend(released.hold_number, 60))).toBe('410 hold_expired');
});

test('extends a change that the guest hasn’t paid for', async () => {
  const { number, token } = await app.book();
  const { quote_id } = done(await app.guest.quoteChange(number, token, { end_date: '2027-06-14' }));
  const change = done(await app.guest.change(number, token, quote_id));
  expect(done(await property.extend(change.hold_number, 60)).expires_at).toBe(after(60));
});

test('repeats its response, and belongs to one company', async () => {
  const { hold_number } = await app.guest.reserve();
  expect(problemOf(await property.extend(hold_number, 60, { key: THEIRS }))).toBe('404 not_found');
  const key = await property.keyWith('read', 'payments');
  expect(problemOf(await property.extend(hold_number, 60, { key }))).toBe('403 insufficient_scope');
  const once = randomUUID();
  const first = done(await property.extend(hold_number, 60, { once }));
  at(10);
  expect(done(await property.extend(hold_number, 60, { once }))).toEqual(first);
  expect(problemOf(await property.extend(hold_number, 61, { once }))).toBe('422 idempotency_mismatch');
});
