import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RefundPayoutResult, RefusedRefundsResult } from '../../generated/types.ts';
import { CUSTOMER, done, problemOf } from '../../tests/support/api/guest.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { type Paid, roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import { NO_ORIGINS } from '../platform/http/headers.ts';
import type { CardGateway } from './gateways/gateway.ts';
import { gatewayRegistry } from './gateways/registry.ts';

const OURS = { 'provider-key': 'provider-key-of-the-tests' };
const THEIRS = { 'provider-key': 'provider-key-of-another-company' };
const METRICS_KEY = 'metrics-key-of-the-tests';
const BY_TRANSFER = { reference: 'Bank transfer 000142' };
const REFUNDS = ['payment.refund'];

const lines: Record<string, unknown>[] = [];
let app: TestApp;
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const providerKeys = [
    { companyCode: 'haneul', key: OURS['provider-key'] },
    { companyCode: 'mirae', key: THEIRS['provider-key'] },
  ];
  const settings = { production: false, trustProxy: 0, origins: NO_ORIGINS, providerKeys, metricsKey: METRICS_KEY };
  app = await startTestApp({ hotels: [demoHotel('1', roomy)], log, settings });
});
afterEach(async () => expect(await app.differences()).toEqual([]));
afterAll(() => app.close());

function refusedRefunds(key = OURS) {
  return app.guest.call<RefusedRefundsResult>('GET', '/provider/refunds', key);
}
function payOut(refundId: string, key = OURS, body: object = BY_TRANSFER) {
  return app.guest.call<RefundPayoutResult>('PUT', `/provider/refunds/${refundId}/payout`, key, body);
}
async function onlyRefusedRefund() {
  const { refunds } = done(await refusedRefunds());
  expect(refunds).toHaveLength(1);
  return refunds[0]!;
}
async function metric(state: string) {
  const text = await (await app.send('/../metrics', { headers: { authorization: `Bearer ${METRICS_KEY}` } })).text();
  return Number(new RegExp(`^money_open\\{state="${state}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Books a stay with a card whose refunds are refused, and cancels the reservation. */
async function cancelled() {
  const paid = await app.pay({}, 'refund_refused');
  await app.guest.returnFromCardWindow(paid.form);
  const { reservation_number } = done(await app.guest.payment(paid.orderId, paid.token));
  const number = reservation_number!;
  done(await app.guest.cancel(number, paid.token, 0));
  const cancellation = async () => done(await app.guest.detail(number, paid.token)).reservation.cancellation;
  return { ...paid, number, cancellation };
}
async function balanceOf({ orderId }: Paid) {
  return (await app.externalServices.control.charges()).find((charge) => charge.orderId === orderId)?.balance;
}

test('shows, logs and counts a refused refund until the property pays it out', async () => {
  const { deps } = app;
  const booked = await cancelled();
  expect(await booked.cancellation()).toMatchObject({ refund: 460_000, refund_status: 'pending' });
  expect(await metric('refund_pending')).toBe(1);
  lines.length = 0;
  await deps.queue.runDue(REFUNDS);
  expect(await booked.cancellation()).toMatchObject({ refund: 460_000, refund_status: 'refused' });
  expect([await metric('refund_pending'), await metric('refund_refused')]).toEqual([0, 1]);

  // A refused refund is never sent again.
  deps.clock.advance(24 * 3_600_000);
  await deps.queue.runDue(REFUNDS);
  const logged = lines.filter(({ order_id }) => order_id === booked.orderId);
  expect(logged.map(({ reason }) => reason)).toEqual(['too_late']);

  const owed = await onlyRefusedRefund();
  expect(owed).toMatchObject({
    status: 'refused',
    hotel_code: '1',
    amount: 460_000,
    currency: 'KRW',
    refusal: 'too_late 2016',
    reservation_number: booked.number,
    guest_name: '김민서',
    booker_name: '김민서',
    booker_phone: CUSTOMER.guest_phone,
    booker_email: CUSTOMER.guest_email,
    reference: null,
  });
  const paidOut = await payOut(owed.refund_id);
  expect(done(paidOut).refund).toEqual({ ...owed, status: 'paid_out', ...BY_TRANSFER });
  expect(await booked.cancellation()).toMatchObject({ refund_status: 'paid_out' });
  expect(done(await refusedRefunds()).refunds).toEqual([]);
  expect(await metric('refund_refused')).toBe(0);
  expect((await payOut(owed.refund_id, OURS, { reference: 'another' })).body).toEqual(paidOut.body);
  expect(await balanceOf(booked)).toBe(460_000);
});

test('shows the guest a refused refund of a payment whose rooms were released, and then its payout', async () => {
  const { guest, deps, externalServices } = app;
  const paid = await app.pay({}, 'reset_after_approval');
  await guest.returnFromCardWindow(paid.form);
  await externalServices.control.fault(paid.orderId, 'refund_refused');
  deps.clock.advance(15 * 60_000);
  await deps.queue.runDue(['booking.expire-paying-hold', 'payment.reconcile']);
  const status = async () => done(await guest.payment(paid.orderId, paid.token)).status;
  expect(await status()).toBe('in_progress');
  await deps.queue.runDue(REFUNDS);
  expect(await status()).toBe('refund_refused');
  const owed = await onlyRefusedRefund();
  expect(owed.reservation_number).toBeNull();
  done(await payOut(owed.refund_id));
  expect(await status()).toBe('refunded');
});

test('refunds the balance of a charge that was partly cancelled by hand, or shows the refund as refused', async () => {
  const { guest, deps, externalServices } = app;
  const { cardGateway, control } = externalServices;
  const partly = async (fault: string) => {
    const paid = await app.pay({}, 'reset_after_approval');
    await guest.returnFromCardWindow(paid.form);
    const { transactionId } = (await control.charges()).find(({ orderId }) => orderId === paid.orderId)!;
    const order = { transactionId, orderId: paid.orderId, amount: 60_000 };
    expect((await cardGateway.cancel({ ...order, reason: 'by hand', cancelId: `${paid.orderId}-x` })).kind).toBe(
      'cancelled',
    );
    await control.fault(paid.orderId, fault);
    await deps.queue.runDue(['payment.reconcile']);
    await deps.queue.runDue(REFUNDS);
    return paid;
  };
  const statusOf = async ({ orderId, token }: Paid) => done(await guest.payment(orderId, token)).status;
  const returned = await partly('approved');
  expect([await statusOf(returned), await balanceOf(returned)]).toEqual(['refunded', 0]);
  expect((await guest.release(returned.hold, returned.token)).status).toBe(204);
  const refused = await partly('refund_refused');
  expect([await statusOf(refused), await balanceOf(refused)]).toEqual(['refund_refused', 400_000]);
  const owed = await onlyRefusedRefund();
  expect(owed.amount).toBe(400_000);
  done(await payOut(owed.refund_id));
  expect(await statusOf(refused)).toBe('refunded');
});

test('accepts payouts only for refused refunds of the provider’s own company', async () => {
  const { deps } = app;
  const booked = await cancelled();
  await deps.queue.runDue(REFUNDS);
  const { refund_id } = await onlyRefusedRefund();
  expect(done(await refusedRefunds(THEIRS)).refunds).toEqual([]);
  expect(problemOf(await payOut(refund_id, THEIRS))).toBe('404 not_found');
  expect(problemOf(await payOut(refund_id, { 'provider-key': 'guessed-key-of-the-tests' }))).toBe(
    '401 invalid_api_key',
  );
  expect(problemOf(await payOut('haneul-RF2222222222'))).toBe('404 not_found');
  const wrong = await payOut(refund_id, OURS, { reference: ' ' });
  expect(wrong).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/reference' }] } });
  expect(await booked.cancellation()).toMatchObject({ refund_status: 'refused' });
  done(await payOut(refund_id));

  const accepted = await app.book();
  done(await app.guest.cancel(accepted.number, accepted.token, 0));
  const { rows } = await deps.db.execute<{ id: string }>(`SELECT refund_id AS id FROM refund WHERE state = 'pending'`);
  expect(problemOf(await payOut(rows[0]!.id))).toBe('404 not_found');
  await deps.queue.runDue(REFUNDS);
});

test('retries a refund while the provider rejects our configuration', async () => {
  const { deps, externalServices } = app;
  const booked = await app.book();
  done(await app.guest.cancel(booked.number, booked.token, 0));
  const misconfigured: CardGateway = {
    ...externalServices.cardGateway,
    cancel: async () => ({ kind: 'refused', reason: 'configuration', providerCode: 'U312' }),
  };
  deps.cardGateways = gatewayRegistry([misconfigured], 'nicepay');
  await deps.queue.runDue(REFUNDS);
  const status = async () => done(await app.guest.detail(booked.number, booked.token)).reservation.cancellation;
  expect(await status()).toMatchObject({ refund_status: 'pending' });
  deps.cardGateways = gatewayRegistry([externalServices.cardGateway], 'nicepay');
  deps.clock.advance(1_000);
  await deps.queue.runDue(REFUNDS);
  expect(await status()).toMatchObject({ refund_status: 'completed' });
  expect(await balanceOf(booked)).toBe(0);
});
