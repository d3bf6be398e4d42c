import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dump } from '../../../tests/support/database/dump.ts';
import { BOOKED_FOR_ANOTHER, CUSTOMER, done, type StayWish } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import type { PaymentState } from '../../payment/payment.rules.ts';
import { eraseGuestRows } from './erase-guests.repository.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const JOBS = ['booking.erase-guests', 'session.purge', 'message.purge'];
const ERASED_GUEST = { name: '', email: '', from_address: null, from_phone: null, from_email: null };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy), demoHotel('10', roomy)] });
});
afterAll(() => app.close());

function reserveAs(guest_email: string, wish: StayWish = {}) {
  return app.guest.reserve(wish, {
    customerInfo: { ...CUSTOMER, guest_email, emergency_name: 'Kin', emergency_phone: '01055500143' },
  });
}

/** Runs the erasure and returns the local parts of all email addresses left in any table. */
async function remaining(): Promise<string[]> {
  await app.deps.queue.send(app.deps.db, 'booking.erase-guests', {});
  await app.deps.queue.runDue(JOBS);
  const everything = Object.values(await dump(app.deps.db)).join();
  return [...new Set([...everything.matchAll(/(\w+)@guest\.example/g)].map(([, name]) => name!))].sort();
}

test('erases the guest of an ended hold from all tables after a day, but keeps the guest of a reservation', async () => {
  const { deps, guest } = app;
  const released = await reserveAs('released@guest.example');
  expect((await guest.release(released.hold_number, released.reservation_token)).status).toBe(204);
  const expired = await reserveAs('expired@guest.example');
  done(await guest.openPayment(expired));
  const forAnother = { ...BOOKED_FOR_ANOTHER, booker_email: 'booker@guest.example' };
  await guest.reserve({}, { customerInfo: forAnother });
  const free = await reserveAs('free@guest.example', { hotel_code: '10', room_type_code: 'OCN' });
  done(await guest.sendCode(free.hold_number, free.reservation_token));
  await app.book();
  deps.clock.advance(15 * MINUTE);
  await deps.queue.runDue(['booking.expire-hold']);
  deps.clock.advance(DAY - 1);
  expect(await remaining()).toEqual(['booker', 'expired', 'free', 'minseo', 'released']);
  deps.clock.advance(1);
  expect(await remaining()).toEqual(['minseo']);
  const hold = done(await guest.getHold(expired.hold_number, expired.reservation_token));
  expect(hold).toMatchObject({ status: 'expired', guest_name: '', booker_name: '', booker_email: '' });
  const { rows } = await deps.db.execute(sql`
    SELECT customer->>'guest_last_name' AS name, customer->>'guest_email' AS email, from_address, from_phone, from_email
    FROM hold WHERE status <> 'confirmed'`);
  expect(rows).toEqual([ERASED_GUEST, ERASED_GUEST, ERASED_GUEST, ERASED_GUEST]);
});

/** For each payment state, whether the guest data of an ended hold is erased. */
const ERASED: Record<PaymentState, boolean> = {
  ready: true,
  approving: false,
  unknown: false,
  undoing: false,
  completed: false,
  cancelled: true,
  failed: true,
  refunding: false,
  refund_refused: false,
  refunded: true,
};

test('keeps a guest until their money is settled', async () => {
  const { deps, guest } = app;
  for (const state of Object.keys(ERASED)) {
    const { order_id } = done(await guest.openPayment(await reserveAs(`${state}@guest.example`)));
    await deps.db.execute(sql`UPDATE payment SET state = ${state} WHERE order_id = ${order_id}`);
  }
  deps.clock.advance(15 * MINUTE);
  await deps.queue.runDue(['booking.expire-hold']);
  deps.clock.advance(DAY);
  const owed = Object.entries(ERASED).flatMap(([state, erased]) => (erased ? [] : [state]));
  expect(await remaining()).toEqual([...owed, 'minseo'].sort());

  await deps.db.execute(sql`UPDATE payment SET state = 'refunded' WHERE state <> 'completed'`);
  expect(await remaining()).toEqual(['completed', 'minseo']);
});

test('erases guests in batches', async () => {
  const { db, clock, queue } = app.deps;
  for (const n of [1, 2, 3]) await reserveAs(`some${n}@guest.example`);
  clock.advance(15 * MINUTE);
  await queue.runDue(['booking.expire-hold']);
  clock.advance(DAY);
  expect(await eraseGuestRows(db, clock.now(), 2)).toHaveLength(2);
  expect(await eraseGuestRows(db, clock.now(), 2)).toHaveLength(1);
  expect(await eraseGuestRows(db, clock.now(), 2)).toEqual([]);
});
