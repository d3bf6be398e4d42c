import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { done, nicepayWindow } from '../../tests/support/guest.ts';
import { demoHotel } from '../../tests/support/properties.ts';
import { type Paid, roomy, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { CardGateway } from './gateways/gateway.ts';
import { gatewayRegistry } from './gateways/registry.ts';
import { resumePayments } from './payment.jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy)] });
});
afterEach(async () => expect(await app.differences()).toEqual([]));
afterAll(() => app.close());

const JOBS = ['payment.reconcile', 'payment.refund', 'booking.expire-hold'];

/** Does the jobs until they are done; one that throws stays in the queue and is done again. */
async function reconcile() {
  for (let attempt = 1; ; attempt += 1) {
    const failed = await app.deps.queue.runDue(JOBS).then(
      () => undefined,
      (error: Error) => error,
    );
    if (!failed) return;
    if (attempt === 10) throw failed;
  }
}

async function outcomeOf({ orderId, token, hold }: Paid) {
  const { status } = done(await app.guest.payment(orderId, token));
  const charges = (await app.externalServices.control.charges()).filter((charge) => charge.orderId === orderId);
  const balance = charges.reduce((sum, charge) => sum + charge.balance, 0);
  return { payment: status, hold: done(await app.guest.getHold(hold, token)).status, balance };
}
const CONFIRMED = { payment: 'completed', hold: 'confirmed', balance: 460_000 };
const NOTHING = { payment: 'failed', hold: 'held', balance: 0 };

/** The form comes back and the provider does not answer in time. */
async function comeBackToNoAnswer(paid: Paid) {
  const back = app.guest.comeBack(paid.form);
  await app.externalServices.control.held(paid.orderId);
  app.externalServices.timeOut();
  expect(await back).toMatchObject({ status: 303 });
}

describe('no answer to the approval', () => {
  test('and it was charged: confirmed after asking', async () => {
    const paid = await app.pay({}, 'timeout_after_approval');
    await comeBackToNoAnswer(paid);
    expect(done(await app.guest.payment(paid.orderId, paid.token)).status).toBe('in_progress');
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(CONFIRMED);
  });

  test('and it was not charged: failed, and the guest may pay again', async () => {
    const paid = await app.pay({}, 'timeout_before_approval');
    await comeBackToNoAnswer(paid);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(NOTHING);
    const again = done(await app.guest.openPayment({ hold_number: paid.hold, reservation_token: paid.token }));
    await app.guest.comeBack(await app.externalServices.control.authorise(nicepayWindow(again).request));
    expect(await outcomeOf({ ...paid, orderId: again.order_id })).toEqual(CONFIRMED);
  });

  test.each([
    ['reset_before_approval', NOTHING],
    ['reset_after_approval', CONFIRMED],
    ['unreadable_answer', CONFIRMED],
    ['bad_answer_signature', CONFIRMED],
    ['net_cancel_fails_twice', CONFIRMED],
  ])('%s', async (sentinel, outcome) => {
    const paid = await app.pay({}, sentinel);
    expect(await app.guest.comeBack(paid.form)).toMatchObject({ status: 303 });
    expect(done(await app.guest.payment(paid.orderId, paid.token)).status).toBe('in_progress');
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(outcome);
  });

  test('and the rooms are gone meanwhile: the money goes back once', async () => {
    const { deps, externalServices } = app;
    const paid = await app.pay({}, 'timeout_after_approval');
    await comeBackToNoAnswer(paid);
    deps.clock.advance(15 * 60_000);
    await deps.queue.runDue(['booking.expire-hold']);
    await reconcile();
    await reconcile();
    expect(await outcomeOf(paid)).toEqual({ payment: 'refunded', hold: 'expired', balance: 0 });
    const [charge] = (await externalServices.control.charges()).filter(({ orderId }) => orderId === paid.orderId);
    expect(charge!.cancels).toHaveLength(1);
  });
});

describe('a process that ended before the answer', () => {
  test('is taken up when the approval has had its time, not before', async () => {
    const { deps, guest, externalServices } = app;
    const paid = await app.pay({}, 'timeout_after_approval');
    const back = guest.comeBack(paid.form);
    await externalServices.control.held(paid.orderId);
    // As a webhook asks for it meanwhile.
    await deps.queue.send(deps.db, 'payment.reconcile', { companyCode: 'haneul', orderId: paid.orderId, hint: true });
    await reconcile();
    expect((await outcomeOf(paid)).payment).toBe('in_progress');
    deps.clock.advance(38_000);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(CONFIRMED);
    await externalServices.control.release(paid.orderId);
    await back;
    expect(await outcomeOf(paid)).toEqual(CONFIRMED);
  });

  test('and whose job is lost too: the sweep finds it, once in a while', async () => {
    const { deps } = app;
    const paid = await app.pay({}, 'reset_after_approval');
    await app.guest.comeBack(paid.form);
    await deps.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'payment.reconcile'`);
    const sweep = async () => {
      await deps.queue.send(deps.db, 'payment.sweep', {});
      await deps.queue.runDue(['payment.sweep']);
    };
    const waiting = async () => (await deps.queue.depth()).find(({ name }) => name === 'payment.reconcile');
    await sweep();
    expect((await outcomeOf(paid)).payment).toBe('in_progress');
    deps.clock.advance(20 * 60_000);
    await sweep();
    await sweep();
    const { rows } = await deps.db.execute<{ n: number }>(
      sql`SELECT count(*) AS n FROM pgboss.job WHERE name = 'payment.reconcile' AND state = 'created'`,
    );
    expect(rows[0]?.n, JSON.stringify(await waiting())).toBe(1);
    await reconcile();
    expect((await outcomeOf(paid)).balance).toBe(460_000);
  });
});

test('a server that starts takes up what another has left, though its jobs are lost', async () => {
  const { deps, guest } = app;
  const [paid, cancelled] = [await app.pay({}, 'reset_after_approval'), await app.book()];
  await guest.comeBack(paid.form);
  done(await guest.cancel(cancelled.number, cancelled.token, 0));
  await deps.db.execute(sql`DELETE FROM pgboss.job WHERE name IN ('payment.reconcile', 'payment.refund')`);
  await resumePayments(deps);
  await reconcile();
  expect(await outcomeOf(paid)).toEqual(CONFIRMED);
  expect((await outcomeOf(cancelled)).balance).toBe(0);
});

describe('a charge that lands after everybody gave up', () => {
  const giveUp = async () => {
    const paid = await app.pay({}, 'charged_after_timeout');
    await comeBackToNoAnswer(paid);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(NOTHING);
    return paid;
  };
  const chargeNow = async (paid: Paid) => {
    await app.externalServices.control.release(paid.orderId);
    await app.externalServices.control.webhooks();
    expect((await outcomeOf(paid)).balance).toBe(460_000);
  };
  const GIVEN_BACK = { payment: 'refunded', hold: 'held', balance: 0 };

  test('is given back when the webhook tells', async () => {
    const { externalServices, guest } = app;
    await externalServices.control.settings({ webhookUrl: 'http://127.0.0.1:9/nowhere', webhooks: 'manual' });
    const paid = await giveUp();
    await chargeNow(paid);
    const [{ body } = { body: '' }] = await externalServices.control.webhook(paid.orderId);
    expect((await guest.webhook(body)).status).toBe(200);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(GIVEN_BACK);
  });

  test('is given back when no webhook ever comes', async () => {
    const paid = await giveUp();
    await chargeNow(paid);
    app.deps.clock.advance(2 * 60_000);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(GIVEN_BACK);
  });

  test('is asked about again when the provider did not say', async () => {
    const { deps, externalServices } = app;
    const paid = await giveUp();
    await chargeNow(paid);
    deps.clock.advance(2 * 60_000);
    const silent: CardGateway = {
      ...externalServices.cardGateway,
      query: async () => ({ kind: 'unknown', reason: 'timeout', retriable: true }),
    };
    deps.cardGateways = gatewayRegistry([silent], silent.provider);
    await expect(deps.queue.runDue(['payment.reconcile'])).rejects.toThrow('does not say');
    deps.cardGateways = gatewayRegistry([externalServices.cardGateway], 'nicepay');
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(GIVEN_BACK);
  });

  test('does not touch the second payment, with which the guest booked', async () => {
    const { guest, externalServices } = app;
    const paid = await giveUp();
    const second = done(await guest.openPayment({ hold_number: paid.hold, reservation_token: paid.token }));
    await guest.comeBack(await externalServices.control.authorise(nicepayWindow(second).request));
    await chargeNow(paid);
    app.deps.clock.advance(2 * 60_000);
    await reconcile();
    expect(await outcomeOf(paid)).toMatchObject({ payment: 'refunded', hold: 'confirmed', balance: 0 });
    const booked = done(await guest.payment(second.order_id, paid.token));
    expect(booked.status).toBe('completed');
    const { reservation } = done(await guest.detail(booked.reservation_number!, paid.token));
    expect(reservation.payment).toMatchObject({ order_id: second.order_id });
    done(await guest.cancel(booked.reservation_number!, paid.token, 0));
    await reconcile();
    expect((await outcomeOf({ ...paid, orderId: second.order_id })).balance).toBe(0);
  });
});

describe('a refund', () => {
  test('whose job was lost is sent by the sweep', async () => {
    const { guest, deps, externalServices } = app;
    const { number, token, orderId } = await app.book();
    done(await guest.cancel(number, token, 0));
    await deps.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'payment.refund'`);
    deps.clock.advance(20 * 60_000);
    await deps.queue.send(deps.db, 'payment.sweep', {});
    await deps.queue.runDue(['payment.sweep', 'payment.refund']);
    expect((await externalServices.control.charges()).find((charge) => charge.orderId === orderId)).toMatchObject({
      balance: 0,
    });
  });

  test('whose answer is lost is sent again and given once', async () => {
    const { guest, deps, externalServices } = app;
    const soon = { start_date: '2027-06-03', end_date: '2027-06-04' };
    for (const wish of [{}, soon]) {
      const paid = await app.pay(wish, 'refund_answer_lost');
      await guest.comeBack(paid.form);
      const { reservation_number: number } = done(await guest.payment(paid.orderId, paid.token));
      deps.clock.advance(wish === soon ? 24 * 3_600_000 : 0);
      const { fee, refund } = done(await guest.preview(number!, paid.token));
      done(await guest.cancel(number!, paid.token, fee));
      await expect(deps.queue.runDue(['payment.refund'])).rejects.toThrow('not answered');
      await reconcile();
      const [charge] = (await externalServices.control.charges()).filter(({ orderId }) => orderId === paid.orderId);
      expect(charge).toMatchObject({ cancelled: refund, balance: charge!.captured - refund });
      expect(charge!.cancels).toHaveLength(1);
    }
  });
});
