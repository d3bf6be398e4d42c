import { randomUUID } from 'node:crypto';
import type { VouchersResult } from '../../../generated/types.ts';
import { OWNED_ROOMS } from '../../../scripts/demo/company.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { balance, coupon, loggedInMember } from '../../../tests/support/api/benefits.ts';
import { done, guestOf, problemOf } from '../../../tests/support/api/guest.ts';
import { makeMember, sessionCalls } from '../../../tests/support/api/members.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import {
  propertySettings,
  type PropertySystem,
  propertySystemOf,
  THEIRS,
} from '../../../tests/support/api/property.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { saveContracts } from '../../presale/contract.usecases.ts';

const NOW = '2027-06-01T01:00:00Z';
const PAID = 460_000;
const REASON = { reason: 'Water damage in the room' };

let app: TestApp;
let property: PropertySystem;
beforeAll(async () => {
  const hotels = [demoHotel('1', roomy), demoHotel('10', roomy), demoHotel('13', roomy)];
  app = await startTestApp({ hotels, settings: propertySettings });
  property = propertySystemOf(app);
});
beforeEach(() => app.deps.clock.set(NOW));
afterEach(async () => {
  await app.deps.queue.runDue(['payment.refund', 'payment.revoke-card']);
  expect(await app.differences()).toEqual([]);
});
afterAll(() => app.close());

async function mails(): Promise<string[]> {
  app.deps.outbox.splice(0);
  await app.deps.queue.runDue(['booking.notification']);
  return app.deps.outbox.flatMap(({ channel, text }) => (channel === 'EMAIL' ? [text] : []));
}

async function soldNights(): Promise<number> {
  const query = sql`SELECT sum(sold)::int AS sold FROM room_day WHERE hotel_code = '1'`;
  return (await app.deps.db.execute<{ sold: number }>(query)).rows[0]!.sold;
}

test('refunds everything, releases the rooms, notifies the booker and records who did it', async () => {
  const before = await soldNights();
  const { number, token } = await app.book();
  await mails();
  const state = done(await property.cancel(number, REASON));
  const cancellation = { fee: 0, refund: PAID, refund_status: 'pending' };
  expect(state).toMatchObject({ reservation_number: number, status: 'cancelled', cancellation });
  expect(await soldNights()).toBe(before);
  expect((await mails()).join()).toContain(number);
  await app.deps.queue.runDue(['payment.refund']);
  const { reservation } = done(await app.guest.detail(number, token));
  expect(reservation.cancellation).toMatchObject({ ...cancellation, refund_status: 'completed' });
  expect(JSON.stringify(reservation)).not.toContain(REASON.reason);
  const seen = (await property.seen(number)).property;
  expect(seen).toMatchObject({ cancelled_by: 'property', cancel_reason: REASON.reason });
  expect(await property.events(number)).toContain('reservation.cancelled');
  const [entry] = await property.audited(number);
  expect(entry).toMatchObject({
    action: 'cancelProviderReservation',
    actor: { kind: 'configuration' },
    before: { status: 'confirmed' },
    after: { status: 'cancelled', fee: 0, refund: PAID },
  });
  expect(JSON.stringify(entry)).not.toContain(REASON.reason);
});

test('keeps what isn’t refunded as the fee, and refunds no more than was paid', async () => {
  const { number, orderId } = await app.book();
  expect(problemOf(await property.cancel(number, { ...REASON, refund: PAID + 1 }))).toBe('422 validation');
  const { cancellation } = done(await property.cancel(number, { ...REASON, refund: 400_000 }));
  expect(cancellation).toMatchObject({ fee: 60_000, refund: 400_000 });
  await app.deps.queue.runDue(['payment.refund']);
  const charges = await app.externalServices.control.charges();
  expect(charges.find((charge) => charge.orderId === orderId)).toMatchObject({ balance: 60_000 });
});

test('can cancel after the check-in date until the stay has ended, and the guest can’t', async () => {
  const { number, token } = await app.book();
  app.deps.clock.set('2027-06-12T01:00:00Z');
  expect(problemOf(await app.guest.cancel(number, token, PAID))).toBe('409 cancel_failed');
  expect(done(await property.cancel(number, { ...REASON, refund: 0 })).cancellation).toMatchObject({ fee: PAID });
  expect(problemOf(await property.cancel(number, REASON))).toBe('409 cancel_failed');
  const ended = await app.book({ start_date: '2027-06-14', end_date: '2027-06-15' });
  app.deps.clock.set('2027-06-16T03:00:00Z');
  await app.deps.queue.send(app.deps.db, 'booking.end-stays', {});
  await app.deps.queue.runDue(['booking.end-stays']);
  expect(problemOf(await property.cancel(ended.number, REASON))).toBe('409 cancel_failed');
});

test('returns all points and coupons, even on a day on which the guest would pay a fee', async () => {
  const own = await loggedInMember(app.deps, app.send, { points: 50_000 });
  const soon = { start_date: '2027-06-02', end_date: '2027-06-03' };
  const points = await app.book({ ...soon, use_point: 10_000 }, own);
  expect(await balance(own)).toBe(40_000);
  done(await property.cancel(points.number, { ...REASON, refund: 1_000 }));
  expect(await balance(own)).toBe(50_000);
  const coupons = [[{ coupon_code: await coupon(app.deps, own), date: soon.start_date }]];
  const reduced = await app.book({ ...soon, coupons }, own);
  done(await property.cancel(reduced.number, { ...REASON, refund: 0 }));
  const again = await app.book({ ...soon, coupons }, own);
  done(await property.cancel(again.number, REASON));
});

test('returns vouchers unless a fee is kept', async () => {
  const { owner, wish, left } = await voucherOwner();
  const free = await app.book(wish, owner);
  expect(await left()).toBe(3);
  done(await property.cancel(free.number, REASON));
  expect(await left()).toBe(5);
  const kept = await app.book(wish, owner);
  done(await property.cancel(kept.number, { ...REASON, refund: 1_000 }));
  expect(await left()).toBe(3);
});

/** Creates an owner with five vouchers, and a wish for two nights with vouchers and a breakfast paid by card. */
async function voucherOwner() {
  const { contract, ...owned } = OWNED_ROOMS[0]!;
  const given = { ...contract!, hotel_code: '1', room_type_codes: ['DLX'], vouchers_total: 5 };
  await saveContracts(app.deps.db, 'haneul', [{ ...owned, contract: given }]);
  const { building_code, unit_code, room_number } = owned;
  const ownedRoom = { building_code, building_name: '101동', unit_code, unit_name: 'A타입', room_number };
  const { loginId } = await makeMember(app.deps, { memberType: 'PRESALE_INDIVIDUAL', ownedRoom });
  const { token } = done(await sessionCalls(app.guest).login(loginId));
  const owner = guestOf(app.send, { authorization: `Bearer ${token}` });
  const path = `/client/presale/contracts/${given.contract_number}/vouchers`;
  const options = [{ upselling_code: 'BREAKFAST', count: 2, date_list: ['2027-06-12'] }];
  return {
    owner,
    wish: { voucher_contract: given.contract_number, options },
    left: async () => done(await owner.call<VouchersResult>('GET', path)).vouchers.remaining,
  };
}

test('cancels a stay without a payment, and revokes a guarantee card', async () => {
  const hold = await app.guest.reserve({ hotel_code: '13', room_type_code: 'HAN' });
  const { order_id } = done(await app.guest.openPayment(hold));
  const card = await app.externalServices.tokens.take(order_id);
  const paid = done(await app.guest.guarantee(order_id, hold.reservation_token, card.token));
  const number = paid.reservation_number!;
  expect(problemOf(await property.cancel(number, { ...REASON, refund: 1 }))).toBe('422 validation');
  expect(done(await property.cancel(number, REASON)).cancellation).toMatchObject({ fee: 0, refund: 0 });
  await app.deps.queue.runDue(['payment.revoke-card']);
  const [kept] = (await app.externalServices.tokens.all()).filter((one) => one.order_id === order_id);
  expect(kept).toMatchObject({ status: 'revoked' });
});

test('releases a change that the guest has begun', async () => {
  const { number, token } = await app.book();
  const { quote_id } = done(await app.guest.quoteChange(number, token, { end_date: '2027-06-14' }));
  const change = done(await app.guest.change(number, token, quote_id));
  expect(change.status).toBe('held');
  done(await property.cancel(number, REASON));
  expect(problemOf(await app.guest.openPayment(change))).toMatch(/^4/);
});

test('repeats the response for the same key, and rejects the key with another request', async () => {
  const { number } = await app.book();
  const once = randomUUID();
  const first = done(await property.cancel(number, { ...REASON, refund: 400_000 }, { once }));
  const again = done(await property.cancel(number, { ...REASON, refund: 400_000 }, { once }));
  expect(again).toEqual(first);
  const other = await property.cancel(number, { ...REASON, refund: 300_000 }, { once });
  expect(problemOf(other)).toBe('422 idempotency_mismatch');
});

test('allows a provider’s key far more calls than a guest', async () => {
  const { number } = await app.book();
  done(await property.cancel(number, REASON));
  await app.deps.db.execute(sql`
    INSERT INTO idempotency_key (company_code, operation, caller, key, request_hash, answer, created_at, expires_at)
    SELECT company_code, operation, caller, gen_random_uuid(), request_hash, answer, created_at, expires_at
    FROM (SELECT * FROM idempotency_key WHERE operation = 'cancelProviderReservation' LIMIT 1) AS one, generate_series(1, 200)`);
  const more = await app.book();
  expect(done(await property.cancel(more.number, REASON))).toMatchObject({ status: 'cancelled' });
});

test('is possible only for the company of the reservation, with the scope for reservations', async () => {
  const { number, token } = await app.book();
  expect(problemOf(await property.cancel(number, REASON, { key: THEIRS }))).toBe('404 not_found');
  const key = await property.keyWith('read', 'payments');
  expect(problemOf(await property.cancel(number, REASON, { key }))).toBe('403 insufficient_scope');
  expect(done(await app.guest.detail(number, token)).reservation.status).toBe('confirmed');
  expect(await property.audited(number)).toEqual([]);
});
