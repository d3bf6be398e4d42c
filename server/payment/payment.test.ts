import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SANDBOX_CREDENTIALS } from '../../scripts/sandbox/sandbox.ts';
import { done, nicepayWindow, problemOf } from '../../tests/support/api/guest.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import { paymentSignature } from './gateways/nicepay/signatures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy), demoHotel('15', roomy)] });
});
afterEach(async () => {
  await app.deps.queue.runDue(['payment.reconcile', 'payment.refund']);
  expect(await app.differences()).toEqual([]);
});
afterAll(() => app.close());

async function statusOf({ orderId, token }: { orderId: string; token: string }) {
  const { status, code, reservation_number } = done(await app.guest.payment(orderId, token));
  return { status, code, confirmed: reservation_number !== null };
}
const PAID = { status: 'completed', code: null, confirmed: true };
const READY = { status: 'ready', code: null, confirmed: false };
const REPLACED = { status: 'cancelled', code: 'payment_in_progress', confirmed: false };
async function chargesOf(orderId: string) {
  return (await app.externalServices.control.charges()).filter(
    (charge) => charge.orderId === orderId && charge.captured > 0,
  );
}

describe('the card window', () => {
  test('is opened with the amount due', async () => {
    const { guest } = app;
    const hold = await guest.reserve({ rooms: 2 });
    const ready = done(await guest.openPayment(hold));
    expect(ready).toMatchObject({
      status: 'ready',
      amount: 920_000,
      currency: 'KRW',
      expires_at: hold.expires_at,
    });
    const { request } = nicepayWindow(ready);
    expect(request).toMatchObject({
      orderId: ready.order_id,
      amount: 920_000,
      method: 'card',
      buyerName: '김민서',
      buyerTel: '01055500142',
    });
    expect(request.returnUrl).toBe('https://booking.example/api/client/card-providers/nicepay/returns');
  });

  test('rejects an amount from the client', async () => {
    const { guest } = app;
    const { hold_number, reservation_token } = await guest.reserve();
    const headers = { 'reservation-token': reservation_token, 'idempotency-key': randomUUID() };
    expect(problemOf(await guest.call('POST', '/client/payments', headers, { hold_number, amount: 1_000 }))).toBe(
      '422 validation',
    );
  });

  test('is opened only once with the same idempotency key', async () => {
    const { guest } = app;
    const hold = await guest.reserve();
    const key = randomUUID();
    const [first, again] = [await guest.openPayment(hold, key), await guest.openPayment(hold, key)];
    expect(again.body).toEqual(first.body);
    const other = await guest.reserve();
    expect(problemOf(await guest.openPayment({ ...other, reservation_token: hold.reservation_token }, key))).toBe(
      '404 not_found',
    );
  });

  test('is cancelled when the guest opens another one', async () => {
    const { guest, externalServices } = app;
    const first = await app.pay();
    const second = done(await guest.openPayment({ hold_number: first.hold, reservation_token: first.token }));
    expect((await guest.returnFromCardWindow(first.form)).status).toBe(303);
    expect(await chargesOf(first.orderId)).toEqual([]);
    expect(await statusOf(first)).toEqual(REPLACED);
    await guest.returnFromCardWindow(await externalServices.control.authorise(nicepayWindow(second).request));
    expect(await statusOf({ ...first, orderId: second.order_id })).toEqual(PAID);
    expect(problemOf(await guest.openPayment({ hold_number: first.hold, reservation_token: first.token }))).toBe(
      '409 reservation_failed',
    );
  });

  test('is opened for the chosen method, and the payment stores the method that the provider reports', async () => {
    const { guest, externalServices } = app;
    const hold = await guest.reserve();
    const ready = done(await guest.openPayment(hold, undefined, 'naverpay'));
    const { request } = nicepayWindow(ready);
    expect(request.method).toBe('naverpayCard');
    // If the guest changes the method in the card window, the charge uses the new method.
    await guest.returnFromCardWindow(await externalServices.control.authorise({ ...request, method: 'kakaopay' }));
    const { reservation_number } = done(await guest.payment(ready.order_id, hold.reservation_token));
    const { reservation } = done(await guest.detail(reservation_number!, hold.reservation_token));
    expect(reservation.payment).toMatchObject({ method: 'kakaopay', card_name: null, status: 'completed' });
  });

  test("names the card in the guest's language", async () => {
    const { guest } = app;
    const paid = await app.pay();
    await guest.returnFromCardWindow(paid.form);
    const { reservation_number } = done(await guest.payment(paid.orderId, paid.token));
    const cardIn = async (language: string) => {
      const answer = await guest.detail(reservation_number!, paid.token, { 'accept-language': language });
      return done(answer).reservation.payment;
    };
    expect(await cardIn('ko')).toMatchObject({
      card_name: '샌드박스',
      card_number_masked: expect.stringContaining('*'),
    });
    expect(await cardIn('en')).toMatchObject({ card_name: null, card_number_masked: expect.stringContaining('*') });
  });

  test('defaults to the property’s first method, and rejects a method that the property does not offer', async () => {
    const { guest } = app;
    const resort = await guest.reserve({ hotel_code: '15', room_type_code: 'OCS' });
    expect(problemOf(await guest.openPayment(resort, undefined, 'payco'))).toBe('422 validation');
    expect(nicepayWindow(done(await guest.openPayment(resort))).request.method).toBe('card');
  });

  test('leads to a refund if the charge uses a method that we do not offer', async () => {
    const { guest, externalServices, deps } = app;
    const hold = await guest.reserve();
    const ready = done(await guest.openPayment(hold));
    const { request } = nicepayWindow(ready);
    await guest.returnFromCardWindow(await externalServices.control.authorise({ ...request, method: 'cellphone' }));
    await deps.queue.runDue(['payment.reconcile', 'payment.refund']);
    expect(await chargesOf(ready.order_id)).toMatchObject([{ captured: 460_000, balance: 0 }]);
    const paid = { orderId: ready.order_id, token: hold.reservation_token! };
    expect(await statusOf(paid)).toEqual({ status: 'refunded', code: 'payment_failed', confirmed: false });
  });

  test("does not reveal another guest's payment", async () => {
    const [own, other] = [await app.pay(), await app.pay()];
    expect(problemOf(await app.guest.payment(other.orderId, own.token))).toBe('404 not_found');
    expect(problemOf(await app.guest.payment('haneul-P22222222222222', own.token))).toBe('404 not_found');
  });
});

describe('a payment that is being charged', () => {
  test('is in progress, and its hold can be neither paid again nor released, and does not expire', async () => {
    const { guest, externalServices, deps } = app;
    const paid = await app.pay({}, 'timeout_after_approval');
    deps.clock.advance(15 * 60_000 - 1_000);
    const returned = guest.returnFromCardWindow(paid.form);
    await externalServices.control.held(paid.orderId);
    const hold = { hold_number: paid.hold, reservation_token: paid.token };
    expect(await statusOf(paid)).toEqual({ status: 'in_progress', code: null, confirmed: false });
    expect(problemOf(await guest.openPayment(hold))).toBe('409 payment_in_progress');
    expect(problemOf(await guest.release(paid.hold, paid.token))).toBe('409 payment_in_progress');
    deps.clock.advance(2_000);
    await deps.queue.runDue(['booking.expire-hold']);
    expect(done(await guest.getHold(paid.hold, paid.token)).status).toBe('held');
    await externalServices.control.release(paid.orderId);
    await returned;
    expect(await statusOf(paid)).toEqual(PAID);
  });
});

describe("the provider's webhook", () => {
  const bodyOf = async (orderId: string, variant = 'normal') => {
    await app.externalServices.control.settings({ webhookUrl: 'http://127.0.0.1:9/nowhere', webhooks: 'manual' });
    return (await app.externalServices.control.webhook(orderId, variant))[0]!.body;
  };

  test('gets the response that the provider requires, and does not change a completed payment', async () => {
    const paid = await app.pay();
    await app.guest.returnFromCardWindow(paid.form);
    const body = await bodyOf(paid.orderId);
    for (const _ of [1, 2]) {
      const answer = await app.guest.webhook(body);
      expect(answer).toMatchObject({ status: 200, body: 'OK' });
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    }
    await app.deps.queue.runDue(['payment.reconcile']);
    expect(await statusOf(paid)).toEqual(PAID);
  });

  test('is rejected if it is forged', async () => {
    const paid = await app.pay();
    await app.guest.returnFromCardWindow(paid.form);
    expect(problemOf(await app.guest.webhook(await bodyOf(paid.orderId, 'forged')))).toBe('403 forbidden');
    const genuine = JSON.parse(await bodyOf(paid.orderId)) as Record<string, unknown>;
    expect(problemOf(await app.guest.webhook({ ...genuine, amount: 1 }))).toBe('403 forbidden');
  });

  test('is verified before it is validated', async () => {
    const answers = [{}, { tid: 7 }, { tid: 't', orderId: 'o', amount: '1', note: '\0' }];
    for (const body of answers) expect(problemOf(await app.guest.webhook(body))).toBe('403 forbidden');
  });

  test('must match the contract even if its signature is valid', async () => {
    const { secretKey } = SANDBOX_CREDENTIALS.nicepay;
    const signed = { tid: 't1', orderId: 'haneul-P22222222222222', amount: -1, ediDate: '2027-06-01' };
    const signature = paymentSignature(signed.tid, signed.amount, signed.ediDate, secretKey);
    const refused = await app.guest.webhook({ resultCode: '0000', ...signed, signature });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/amount', code: 'validation' }] } });
  });

  test('has no effect if its order or state is wrong, even with a valid signature', async () => {
    const [paid, open] = [await app.pay(), await app.pay()];
    await app.guest.returnFromCardWindow(paid.form);
    const genuine = JSON.parse(await bodyOf(paid.orderId)) as Record<string, unknown>;
    expect((await app.guest.webhook({ ...genuine, status: 'cancelled' })).status).toBe(200);
    expect((await app.guest.webhook({ ...genuine, orderId: open.orderId })).status).toBe(200);
    await app.deps.queue.runDue(['payment.reconcile']);
    expect([await statusOf(paid), await statusOf(open)]).toEqual([PAID, READY]);
  });

  test('is rejected for an unknown order', async () => {
    const paid = await app.pay();
    await app.guest.returnFromCardWindow(paid.form);
    const genuine = JSON.parse(await bodyOf(paid.orderId)) as Record<string, unknown>;
    expect(problemOf(await app.guest.webhook({ ...genuine, orderId: 'haneul-P22222222222222' }))).toBe('404 not_found');
  });
});

test('the database rejects refunds above the captured amount', async () => {
  const booked = await app.book();
  const tooMuch = app.deps.db.execute(
    sql`UPDATE payment SET refunded_amount = amount + 1 WHERE order_id = ${booked.orderId}`,
  );
  await expect(tooMuch).rejects.toThrow();
});
