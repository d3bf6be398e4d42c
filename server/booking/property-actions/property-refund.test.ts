import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { balance, loggedInMember } from '../../../tests/support/api/benefits.ts';
import { done, nicepayWindow, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import {
  propertySettings,
  type PropertySystem,
  propertySystemOf,
  THEIRS,
} from '../../../tests/support/api/property.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

const NOW = '2027-06-01T01:00:00Z';
const PAID = 460_000;
const SOON = { start_date: '2027-06-02', end_date: '2027-06-03' };
const reason = 'Air conditioning out of order';

let app: TestApp;
let property: PropertySystem;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy), demoHotel('10', roomy)], settings: propertySettings });
  property = propertySystemOf(app);
});
beforeEach(() => app.deps.clock.set(NOW));
afterEach(async () => {
  await sendRefunds();
  expect(await app.differences()).toEqual([]);
});
afterAll(() => app.close());

function sendRefunds() {
  return app.deps.queue.runDue(['payment.refund']);
}
async function mails() {
  const before = app.deps.outbox.length;
  await app.deps.queue.runDue(['booking.notification']);
  return app.deps.outbox.slice(before).filter((sent) => sent.channel === 'EMAIL');
}
async function balanceOf(orderId: string) {
  return (await app.externalServices.control.charges()).find((charge) => charge.orderId === orderId)?.balance;
}

test('refunds part of the payment, leaves the reservation as it is, and notifies the booker of each refund', async () => {
  const { number, token, orderId } = await app.book();
  await mails();
  const { property_refunds, status } = done(await property.refund(number, { amount: 60_000, reason }));
  expect(status).toBe('confirmed');
  expect(property_refunds).toMatchObject([{ amount: 60_000, refund_status: 'pending' }]);
  expect(await mails()).toEqual([]);
  await sendRefunds();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail!.subject).toContain('환불 완료');
  expect(mail!.text).toContain('₩60,000 환불 완료');
  expect(await balanceOf(orderId)).toBe(PAID - 60_000);
  app.deps.clock.advance(1_000);
  done(await property.refund(number, { amount: 1_000, reason }));
  await sendRefunds();
  expect((await mails())[0]!.text).toContain('₩1,000 환불 완료');
  const { reservation } = done(await app.guest.detail(number, token));
  expect(reservation).toMatchObject({ status: 'confirmed', paid_amount: PAID, cancellation: null });
  const refunds = reservation.payment!.property_refunds!;
  expect(refunds.map(({ amount, refund_status }) => [amount, refund_status])).toEqual([
    [60_000, 'completed'],
    [1_000, 'completed'],
  ]);
  expect(JSON.stringify(reservation)).not.toContain(reason);
  const { refund_reasons } = (await property.seen(number)).property;
  expect(refund_reasons).toEqual(refunds.map(({ property_refund_id }) => ({ property_refund_id, reason })));
  expect(await property.events(number)).toContain('payment.refunded');
  const [, first] = await property.audited(number);
  expect(first).toMatchObject({ action: 'createPropertyRefund', after: { amount: 60_000 } });
  expect(JSON.stringify(first)).not.toContain(reason);
});

test('never refunds more than was paid, even if the guest or the property cancels afterwards', async () => {
  const { number, token, orderId } = await app.book();
  const refund = (amount: number) => property.refund(number, { amount, reason });
  expect(problemOf(await refund(PAID + 1))).toBe('422 validation');
  expect(problemOf(await refund(0))).toBe('422 validation');
  done(await refund(60_000));
  expect(problemOf(await refund(PAID - 59_999))).toBe('422 validation');
  expect(problemOf(await property.cancel(number, { reason, refund: PAID }))).toBe('422 validation');
  expect(done(await app.guest.preview(number, token))).toMatchObject({ fee: 0, refund: 400_000 });
  const { cancellation } = done(await app.guest.cancel(number, token, 0)).reservation;
  expect(cancellation).toMatchObject({ fee: 0, refund: 400_000, refund_status: 'pending' });
  expect(problemOf(await refund(1))).toBe('422 validation');
  await sendRefunds();
  expect(await balanceOf(orderId)).toBe(0);
  const other = await app.book();
  done(await property.refund(other.number, { amount: 60_000, reason }));
  const state = done(await property.cancel(other.number, { reason }));
  expect(state.cancellation).toMatchObject({ fee: 0, refund: 400_000 });
});

test('can refund a fee that was kept, and doesn’t take it from the points of the guest', async () => {
  const own = await loggedInMember(app.deps, app.send, { points: 50_000 });
  const { number, token, orderId } = await app.book({ ...SOON, use_point: 10_000 }, own);
  done(await property.refund(number, { amount: 50_000, reason }));
  const { fee, refund, point_refund } = done(await app.guest.preview(number, token));
  expect({ fee, point_refund }).toEqual({ fee: expect.any(Number), point_refund: 10_000 });
  done(await app.guest.cancel(number, token, fee));
  expect(await balance(own)).toBe(50_000);
  await sendRefunds();
  const kept = (await balanceOf(orderId))!;
  expect(kept + refund + 50_000).toBe(done(await app.guest.detail(number, token)).reservation.paid_amount);
  done(await property.refund(number, { amount: kept, reason }));
  await sendRefunds();
  expect(await balanceOf(orderId)).toBe(0);
});

test('draws on the payments of changes too, and reports one refund', async () => {
  const { number, token } = await app.book();
  const { quote_id } = done(await app.guest.quoteChange(number, token, { end_date: '2027-06-14' }));
  const ready = done(await app.guest.openPayment(done(await app.guest.change(number, token, quote_id))));
  await app.guest.returnFromCardWindow(await app.externalServices.control.authorise(nicepayWindow(ready).request));
  const total = done(await app.guest.detail(number, token)).reservation.paid_amount;
  await mails();
  const { property_refunds } = done(await property.refund(number, { amount: total, reason }));
  expect(property_refunds).toMatchObject([{ amount: total, refund_status: 'pending' }]);
  await sendRefunds();
  expect(await mails()).toHaveLength(1);
  expect(done(await app.guest.detail(number, token)).reservation.payment!.property_refunds).toMatchObject([
    { amount: total, refund_status: 'completed' },
  ]);
});

test('a change can’t refund what the property has refunded already', async () => {
  const { number, token } = await app.book();
  done(await property.refund(number, { amount: PAID - 1_000, reason }));
  const { quote_id } = done(await app.guest.quoteChange(number, token, { end_date: '2027-06-12' }));
  expect(problemOf(await app.guest.change(number, token, quote_id))).toBe('409 change_failed');
});

test('what was refunded earns no points', async () => {
  const own = await loggedInMember(app.deps, app.send);
  const whole = await app.book({ start_date: '2027-06-01', end_date: '2027-06-02' }, own);
  const half = await app.book({ start_date: '2027-06-01', end_date: '2027-06-02' }, own);
  const { paid_amount } = done(await app.guest.detail(half.number, half.token)).reservation;
  done(await property.refund(half.number, { amount: paid_amount / 2, reason }));
  done(await property.checkOut(whole.number));
  const earned = await balance(own);
  done(await property.checkOut(half.number));
  expect(await balance(own)).toBe(earned * 1.5);
});

test('repeats its response, and needs the scope for payments of the company', async () => {
  const { number, orderId } = await app.book();
  const wish = { amount: 60_000, reason };
  expect(problemOf(await property.refund(number, wish, { key: THEIRS }))).toBe('404 not_found');
  const key = await property.keyWith('read', 'reservations');
  expect(problemOf(await property.refund(number, wish, { key }))).toBe('403 insufficient_scope');
  const once = randomUUID();
  const first = done(await property.refund(number, wish, { once }));
  expect(done(await property.refund(number, wish, { once }))).toEqual(first);
  expect(problemOf(await property.refund(number, { ...wish, amount: 1 }, { once }))).toBe('422 idempotency_mismatch');
  await sendRefunds();
  expect(await balanceOf(orderId)).toBe(PAID - 60_000);
  expect(await property.audited(number)).toHaveLength(1);
});
