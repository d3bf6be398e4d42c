import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BundleHotel } from '../../generated/types.ts';
import { done, problemOf, type StayWish } from '../../tests/support/api/guest.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import { createCardTokenGateway } from './gateways/card-token/card-token.ts';
import type { GuaranteeGateway } from './gateways/gateway.ts';
import { httpFetch } from './gateways/http-fetch.ts';
import { gatewayRegistry } from './gateways/registry.ts';

const START = '2027-06-01T01:00:00Z';
const GUARANTEED = { hotel_code: '13', room_type_code: 'HAN' };
const NOWHERE = 'http://127.0.0.1:9';

function withLateCheckout(hotel: BundleHotel) {
  roomy(hotel);
  const late = demoHotel('1').upsellings.find(({ checkout_time }) => checkout_time === '14:00')!;
  hotel.upsellings.push({ ...late, upselling_code: 'LATE', daily_stock: null });
}

let app: TestApp;
beforeAll(async () => {
  const hotels = [demoHotel('1'), demoHotel('10', roomy), demoHotel('13', withLateCheckout)];
  app = await startTestApp({ now: START, hotels });
});
afterEach(async () => {
  app.deps.clock.set(START);
  await app.deps.queue.runDue(['payment.revoke-card', 'payment.revoke-stray-card']);
  expect(await app.differences()).toEqual([]);
});
afterAll(() => app.close());

async function guarantee(wish: StayWish = {}) {
  const { guest, externalServices } = app;
  const hold = await guest.reserve({ ...GUARANTEED, ...wish });
  const ready = done(await guest.openPayment(hold));
  const { token } = await externalServices.tokens.take(ready.order_id);
  const paid = done(await guest.guarantee(ready.order_id, hold.reservation_token, token));
  return { hold, ready, card: token, number: paid.reservation_number!, token: hold.reservation_token };
}

test('confirms the hold, and revokes the card when the reservation is cancelled', async () => {
  const { guest, deps, externalServices } = app;
  const { ready, number, token, card } = await guarantee();
  expect(ready).toMatchObject({
    amount: 0,
    card_window: { provider: 'card_token', frame_url: expect.stringContaining(ready.order_id) },
  });
  const { reservation } = done(await guest.detail(number, token));
  expect(reservation).toMatchObject({
    status: 'confirmed',
    paid_amount: 0,
    payment: { card_number_masked: expect.stringContaining('*') },
  });
  expect(reservation.balance_due).toBe(reservation.total_price);

  done(await guest.cancel(number, token, 0));
  expect((await externalServices.tokens.all()).find((one) => one.token === card)).toMatchObject({ status: 'active' });
  await deps.queue.runDue(['payment.revoke-card']);
  expect((await externalServices.tokens.all()).find((one) => one.token === card)).toMatchObject({ status: 'revoked' });
});

test('needs no card for a free stay, which is confirmed by code', async () => {
  const { guest, deps } = app;
  const dates = { start_date: '2027-07-11', end_date: '2027-07-12' };
  await deps.db.execute(sql`UPDATE room_day SET price = 0 WHERE hotel_code = '13' AND stay_date = ${dates.start_date}`);
  const hold = await guest.reserve({ ...GUARANTEED, ...dates });
  expect(hold).toMatchObject({ confirmed_by: 'code', stay: { payment_type: 'GUARANTEE', total_price: 0 } });
  expect(problemOf(await guest.openPayment(hold))).toBe('409 reservation_failed');
});

test.each(['guarantee_expired', 'guarantee_other_order'])(
  'rejects the test card %s, and then accepts another card',
  async (kind) => {
    const { guest, externalServices } = app;
    const hold = await guest.reserve(GUARANTEED);
    const { order_id } = done(await guest.openPayment(hold));
    const { token: bad } = await externalServices.tokens.take(order_id, kind);
    expect(problemOf(await guest.guarantee(order_id, hold.reservation_token, bad))).toBe('402 payment_failed');
    const { token: good } = await externalServices.tokens.take(order_id);
    expect(done(await guest.guarantee(order_id, hold.reservation_token, good)).status).toBe('completed');
  },
);

test("rejects another order's token, an unknown token and another guest's request", async () => {
  const { guest, externalServices } = app;
  const [hold, otherHold] = [await guest.reserve(GUARANTEED), await guest.reserve(GUARANTEED)];
  const [own, other] = [done(await guest.openPayment(hold)), done(await guest.openPayment(otherHold))];
  const { token } = await externalServices.tokens.take(own.order_id);
  expect(problemOf(await guest.guarantee(other.order_id, otherHold.reservation_token, token))).toBe(
    '402 payment_failed',
  );
  expect(problemOf(await guest.guarantee(other.order_id, otherHold.reservation_token, 'no-such-token-at-all'))).toBe(
    '402 payment_failed',
  );
  expect(problemOf(await guest.guarantee(own.order_id, otherHold.reservation_token, token))).toBe('404 not_found');
});

test('fails with hold_expired after the hold has expired, even when repeated', async () => {
  const { guest, deps, externalServices } = app;
  const hold = await guest.reserve(GUARANTEED);
  const { order_id } = done(await guest.openPayment(hold));
  const { token } = await externalServices.tokens.take(order_id);
  deps.clock.advance(15 * 60_000);
  for (const card of [token, token])
    expect(problemOf(await guest.guarantee(order_id, hold.reservation_token, card))).toBe('410 hold_expired');
  await deps.queue.runDue(['booking.expire-hold']);
});

test('confirms only once with the same idempotency key, and counts one booking', async () => {
  const { guest, deps, externalServices } = app;
  const booked = () => deps.steps.read().find(({ hotelCode, step }) => hotelCode === '13' && step === 'booked')?.count;
  const before = booked() ?? 0;
  const hold = await guest.reserve(GUARANTEED);
  const { order_id } = done(await guest.openPayment(hold));
  const { token } = await externalServices.tokens.take(order_id);
  const key = randomUUID();
  const [first, again] = [
    await guest.guarantee(order_id, hold.reservation_token, token, key),
    await guest.guarantee(order_id, hold.reservation_token, token, key),
  ];
  expect(again.body).toEqual(first.body);
  expect(booked()).toBe(before + 1);
});

describe('confirming twice', () => {
  const statusOf = async (card: string) =>
    (await app.externalServices.tokens.all()).find(({ token }) => token === card)?.status;
  const revokeStray = () => app.deps.queue.runDue(['payment.revoke-stray-card']);

  test.each(['the same card', 'two cards'])(
    'concurrently with %s creates one reservation and keeps its card',
    async (which) => {
      const { guest, deps, externalServices } = app;
      const hold = await guest.reserve(GUARANTEED);
      const { order_id } = done(await guest.openPayment(hold));
      const { token: first } = await externalServices.tokens.take(order_id);
      const second = which === 'two cards' ? (await externalServices.tokens.take(order_id)).token : first;
      const answers = await Promise.all(
        [first, second].map((card) => guest.guarantee(order_id, hold.reservation_token, card)),
      );
      const [one, other] = answers.map(done);
      expect(one).toMatchObject({ status: 'completed', reservation_number: expect.stringMatching(/^HS/) });
      expect(other).toEqual(one);
      const { rows } = await deps.db.execute<{ kept: string }>(
        sql`SELECT transaction_id AS kept FROM payment WHERE order_id = ${order_id}`,
      );
      const { kept } = rows[0]!;
      expect(await statusOf(kept)).toBe('active');
      await revokeStray();
      const unused = [first, second].filter((card) => card !== kept);
      expect(await Promise.all(unused.map(statusOf))).toEqual(unused.map(() => 'revoked'));
    },
  );

  test('with another card afterwards returns the reservation and revokes the other card', async () => {
    const { guest, externalServices } = app;
    const hold = await guest.reserve(GUARANTEED);
    const { order_id } = done(await guest.openPayment(hold));
    const { token: first } = await externalServices.tokens.take(order_id);
    const { token: second } = await externalServices.tokens.take(order_id);
    const booked = done(await guest.guarantee(order_id, hold.reservation_token, first));
    expect(done(await guest.guarantee(order_id, hold.reservation_token, second))).toEqual(booked);
    expect(done(await guest.guarantee(order_id, hold.reservation_token, first))).toEqual(booked);
    await revokeStray();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['active', 'revoked']);
  });

  test("with another order's card does not revoke that card", async () => {
    const { guest, externalServices } = app;
    const own = await guarantee();
    const hold = await guest.reserve(GUARANTEED);
    const { order_id } = done(await guest.openPayment(hold));
    const { token: otherCard } = await externalServices.tokens.take(order_id);
    expect(done(await guest.guarantee(own.ready.order_id, own.token, otherCard)).status).toBe('completed');
    await revokeStray();
    expect(await statusOf(otherCard)).toBe('active');
    expect(done(await guest.guarantee(order_id, hold.reservation_token, otherCard)).status).toBe('completed');
  });

  test('retries the revocation of the unused card while its provider does not respond', async () => {
    const { guest, deps, externalServices } = app;
    const { ready, token } = await guarantee();
    const { token: second } = await externalServices.tokens.take(ready.order_id);
    const answering = externalServices.guaranteeGateway;
    const silent = {
      ...answering,
      revoke: async () => ({ kind: 'unknown', reason: 'timeout', retriable: true }) as const,
    };
    deps.guaranteeGateways = gatewayRegistry<GuaranteeGateway>([silent], answering.provider);
    expect(done(await guest.guarantee(ready.order_id, token, second)).status).toBe('completed');
    await expect(revokeStray()).rejects.toThrow('revocation outcome unknown');
    deps.guaranteeGateways = gatewayRegistry<GuaranteeGateway>([answering], answering.provider);
    expect(await statusOf(second)).toBe('active');
    await revokeStray();
    expect(await statusOf(second)).toBe('revoked');
  });

  test('after the hold has expired creates no reservation and revokes the card', async () => {
    const { guest, deps, externalServices } = app;
    const hold = await guest.reserve(GUARANTEED);
    const { order_id } = done(await guest.openPayment(hold));
    const { token } = await externalServices.tokens.take(order_id);
    deps.clock.advance(15 * 60_000);
    const answers = await Promise.all(
      [token, token].map((card) => guest.guarantee(order_id, hold.reservation_token, card)),
    );
    expect(answers.map(problemOf)).toEqual(['410 hold_expired', '410 hold_expired']);
    await revokeStray();
    expect(await statusOf(token)).toBe('revoked');
    await deps.queue.runDue(['booking.expire-hold']);
  });
});

test('fails with unavailable if the provider does not respond, and succeeds when retried with the same key', async () => {
  const { guest, externalServices, deps } = app;
  const hold = await guest.reserve(GUARANTEED);
  const { order_id } = done(await guest.openPayment(hold));
  const { token } = await externalServices.tokens.take(order_id);
  const key = randomUUID();
  const { clientId, secretKey } = { clientId: 'unknown', secretKey: 'sandbox-unknown' };
  const silent = createCardTokenGateway(
    { clientId, secretKey, frameBase: NOWHERE, apiBase: NOWHERE },
    { fetch: httpFetch() },
  );
  deps.guaranteeGateways = gatewayRegistry([silent], silent.provider);
  expect(problemOf(await guest.guarantee(order_id, hold.reservation_token, token, key))).toBe('503 unavailable');
  deps.guaranteeGateways = gatewayRegistry([externalServices.guaranteeGateway], 'card_token');
  expect(done(await guest.guarantee(order_id, hold.reservation_token, token, key)).status).toBe('completed');
});

test('confirms no new reservation if the provider is not configured, but still returns confirmed ones', async () => {
  const { guest, externalServices, deps } = app;
  const booked = await guarantee();
  const hold = await guest.reserve(GUARANTEED);
  const { order_id } = done(await guest.openPayment(hold));
  const { token } = await externalServices.tokens.take(order_id);
  deps.guaranteeGateways = gatewayRegistry<GuaranteeGateway>([], undefined);
  expect(problemOf(await guest.guarantee(order_id, hold.reservation_token, token))).toBe('503 unavailable');
  expect(done(await guest.guarantee(booked.ready.order_id, booked.token, token)).reservation_number).toBe(
    booked.number,
  );
  deps.guaranteeGateways = gatewayRegistry([externalServices.guaranteeGateway], 'card_token');
});

test.each([
  ["the hotel's check-out time", [], '2027-06-13T02:00:00Z'],
  [
    'the later time that the guest chose',
    [{ upselling_code: 'LATE', count: 1, date_list: [] }],
    '2027-06-13T05:00:00Z',
  ],
])('marks the stay as used at %s, and revokes its card', async (_, options, end) => {
  const { guest, deps, externalServices } = app;
  const { number, token, card } = await guarantee({ options });
  const status = async () => done(await guest.detail(number, token)).reservation.status;
  const endStays = async () => {
    await deps.queue.send(deps.db, 'booking.end-stays', {});
    await deps.queue.runDue(['booking.end-stays', 'payment.revoke-card']);
  };
  deps.clock.set(end);
  deps.clock.advance(-1_000);
  await endStays();
  expect(await status()).toBe('confirmed');
  deps.clock.advance(1_000);
  await endStays();
  expect(await status()).toBe('used');
  expect(problemOf(await guest.cancel(number, token, 0))).toBe('409 cancel_failed');
  expect((await externalServices.tokens.all()).find((one) => one.token === card)).toMatchObject({ status: 'revoked' });
});
