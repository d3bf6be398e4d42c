import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dump } from '../../tests/support/dump.ts';
import { CUSTOMER, done } from '../../tests/support/guest.ts';
import { demoHotel } from '../../tests/support/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/test-app.ts';

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy)] });
});
afterAll(() => app.close());

function reserveAs(guest_email: string) {
  return app.guest.reserve(
    {},
    { customerInfo: { ...CUSTOMER, guest_email, emergency_name: 'Kin', emergency_phone: '01055500143' } },
  );
}

/** Whose holds are still known to be theirs. */
async function known(): Promise<string[]> {
  await app.deps.queue.send(app.deps.db, 'booking.forget-guests', {});
  await app.deps.queue.runDue(['booking.forget-guests']);
  const { 'public.hold': holds = '' } = await dump(app.deps.db);
  return [...new Set([...holds.matchAll(/(\w+)@guest\.example/g)].map(([, name]) => name!))].sort();
}

test('whose a hold was that came to nothing is forgotten after a day; a guest who stays, or has money coming, is not', async () => {
  const { deps, guest } = app;
  const released = await reserveAs('released@guest.example');
  expect((await guest.release(released.hold_number, released.reservation_token)).status).toBe(204);
  const expired = await reserveAs('expired@guest.example');
  const owed = await reserveAs('owed@guest.example');
  const { order_id } = done(await guest.openPayment(owed));
  await app.book();
  deps.clock.advance(15 * MINUTE);
  await deps.queue.runDue(['booking.expire-hold']);
  await deps.db.execute(sql`UPDATE payment SET state = 'refunding' WHERE order_id = ${order_id}`);
  deps.clock.advance(24 * 60 * MINUTE - 1);
  expect(await known()).toEqual(['expired', 'minseo', 'owed', 'released']);
  deps.clock.advance(1);
  expect(await known()).toEqual(['minseo', 'owed']);
  const hold = done(await guest.getHold(expired.hold_number, expired.reservation_token));
  expect(hold).toMatchObject({ status: 'expired', guest_email: '' });

  await deps.db.execute(sql`UPDATE payment SET state = 'refunded' WHERE order_id = ${order_id}`);
  expect(await known()).toEqual(['minseo']);
});
