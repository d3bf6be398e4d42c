import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { done, nicepayWindow, problemOf } from '../../tests/support/api/guest.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { type Paid, roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import type { CardGateway } from './gateways/gateway.ts';
import { gatewayRegistry } from './gateways/registry.ts';
import { resumePayments } from './payment.jobs.ts';
import { claimPayments, claimRefunds, findPayment } from './payment.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy)] });
  await app.externalServices.control.settings({ webhookUrl: 'http://127.0.0.1:9/nowhere', webhooks: 'manual' });
});
afterEach(async () => expect(await app.differences()).toEqual([]));
afterAll(() => app.close());

const ROWS = ['payment.reconcile', 'payment.refund', 'booking.expire-hold', 'booking.expire-paying-hold'];

/** Runs due jobs until our records match the provider's ledger, advancing the clock for retries. */
async function reconcile() {
  for (let seconds = 1; seconds <= 8; seconds *= 2) {
    await app.deps.queue.runDue(ROWS);
    if ((await app.differences()).length === 0) return;
    app.deps.clock.advance(seconds * 1_000);
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

/** Posts the form, and lets the provider's response to the approval time out. */
async function returnAndTimeOut(paid: Paid) {
  const returned = app.guest.returnFromCardWindow(paid.form);
  await app.externalServices.control.held(paid.orderId);
  app.externalServices.timeOut();
  expect(await returned).toMatchObject({ status: 303 });
}

async function deliverWebhook({ orderId }: Paid) {
  const [{ body } = { body: '' }] = await app.externalServices.control.webhook(orderId);
  expect((await app.guest.webhook(body)).status).toBe(200);
}

describe('an approval without a response', () => {
  test('is confirmed by a query if it was charged', async () => {
    const paid = await app.pay({}, 'timeout_after_approval');
    await returnAndTimeOut(paid);
    expect(done(await app.guest.payment(paid.orderId, paid.token)).status).toBe('in_progress');
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(CONFIRMED);
  });

  test('fails if it was not charged, and the guest can pay again', async () => {
    const paid = await app.pay({}, 'timeout_before_approval');
    await returnAndTimeOut(paid);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(NOTHING);
    const again = done(await app.guest.openPayment({ hold_number: paid.hold, reservation_token: paid.token }));
    await app.guest.returnFromCardWindow(await app.externalServices.control.authorise(nicepayWindow(again).request));
    expect(await outcomeOf({ ...paid, orderId: again.order_id })).toEqual(CONFIRMED);
  });

  test.each([
    ['reset_before_approval', NOTHING],
    ['reset_after_approval', CONFIRMED],
    ['unreadable_answer', CONFIRMED],
    ['bad_answer_signature', CONFIRMED],
    ['net_cancel_fails_twice', CONFIRMED],
  ])('is resolved after %s', async (sentinel, outcome) => {
    const paid = await app.pay({}, sentinel);
    expect(await app.guest.returnFromCardWindow(paid.form)).toMatchObject({ status: 303 });
    expect(done(await app.guest.payment(paid.orderId, paid.token)).status).toBe('in_progress');
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(outcome);
  });

  test('is refunded only once if the rooms have been released', async () => {
    const { deps, externalServices } = app;
    const paid = await app.pay({}, 'timeout_after_approval');
    await returnAndTimeOut(paid);
    deps.clock.advance(15 * 60_000);
    await deps.queue.runDue(['booking.expire-paying-hold']);
    await reconcile();
    await reconcile();
    expect(await outcomeOf(paid)).toEqual({ payment: 'refunded', hold: 'expired', balance: 0 });
    const [charge] = (await externalServices.control.charges()).filter(({ orderId }) => orderId === paid.orderId);
    expect(charge!.cancels).toHaveLength(1);
  });
});

describe('an approval whose process crashed', () => {
  test('is reconciled only after the approval’s timeout', async () => {
    const { deps, guest, externalServices } = app;
    const paid = await app.pay({}, 'timeout_after_approval');
    const returned = guest.returnFromCardWindow(paid.form);
    await externalServices.control.held(paid.orderId);
    await deliverWebhook(paid);
    await deps.queue.runDue(ROWS);
    expect((await outcomeOf(paid)).payment).toBe('in_progress');
    deps.clock.advance(38_000);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(CONFIRMED);
    await externalServices.control.release(paid.orderId);
    await returned;
    expect(await outcomeOf(paid)).toEqual(CONFIRMED);
  });

  test('is queried only once by the next process, regardless of the number of crashes', async () => {
    const { deps, guest, externalServices } = app;
    const paid = await app.pay({}, 'reset_after_approval');
    await guest.returnFromCardWindow(paid.form);
    const queries: string[] = [];
    const counting: CardGateway = {
      ...externalServices.cardGateway,
      query: (transactionId) => (queries.push(transactionId), externalServices.cardGateway.query(transactionId)),
    };
    for (let kills = 0; kills < 45; kills += 1) {
      await resumePayments(deps);
      expect(await claimPayments(deps.db, deps.clock.now(), 100)).toHaveLength(1);
    }
    deps.cardGateways = gatewayRegistry([counting], counting.provider);
    await deps.queue.runDue(ROWS);
    expect(queries).toEqual([]);
    await resumePayments(deps);
    await deps.queue.runDue(ROWS);
    deps.cardGateways = gatewayRegistry([externalServices.cardGateway], 'nicepay');
    expect(queries).toHaveLength(1);
    expect(await outcomeOf(paid)).toEqual(CONFIRMED);
    await resumePayments(deps);
    expect(await claimPayments(deps.db, deps.clock.now(), 100)).toEqual([]);
  });

  test('is reconciled by another server after the lease has ended', async () => {
    const { deps, guest } = app;
    const paid = await app.pay({}, 'reset_after_approval');
    await guest.returnFromCardWindow(paid.form);
    await claimPayments(deps.db, deps.clock.now(), 100);
    deps.clock.advance(119_000);
    await deps.queue.runDue(ROWS);
    expect((await outcomeOf(paid)).payment).toBe('in_progress');
    deps.clock.advance(1_000);
    await deps.queue.runDue(ROWS);
    expect(await outcomeOf(paid)).toEqual(CONFIRMED);
  });
});

test('never queries a payment that failed before an approval was requested', async () => {
  const { deps, guest, externalServices } = app;
  const paid = await app.pay();
  expect((await guest.release(paid.hold, paid.token)).status).toBe(204);
  await guest.returnFromCardWindow(paid.form);
  const [{ body } = { body: '' }] = await externalServices.control.webhook((await app.book()).orderId);
  expect((await guest.webhook({ ...JSON.parse(body), orderId: paid.orderId })).status).toBe(200);
  const due = async () => (await claimPayments(deps.db, deps.clock.now(), 9)).map(({ orderId }) => orderId);
  expect(await due()).not.toContain(paid.orderId);

  await deps.db.execute(sql`UPDATE payment SET check_at = ${deps.clock.now()} WHERE order_id = ${paid.orderId}`);
  await deps.queue.runDue(ROWS);
  deps.clock.advance(120_000);
  expect(await due()).not.toContain(paid.orderId);
  await deps.queue.runDue(ROWS);
});

test('reconciles payments with a waiting guest before failed payments', async () => {
  const { deps, guest } = app;
  const failed = await app.pay({}, 'timeout_before_approval');
  await returnAndTimeOut(failed);
  await deps.queue.runDue(ROWS);
  deps.clock.advance(2 * 60_000);
  const waiting = await app.pay({}, 'reset_after_approval');
  await guest.returnFromCardWindow(waiting.form);
  const [first] = await claimPayments(deps.db, deps.clock.now(), 1);
  expect(first).toMatchObject({ orderId: waiting.orderId, tries: 1 });
  await resumePayments(deps);
  await reconcile();
});

test("resumes a crashed server's work at startup", async () => {
  const { deps, guest } = app;
  const [paid, cancelled] = [await app.pay({}, 'reset_after_approval'), await app.book()];
  await guest.returnFromCardWindow(paid.form);
  done(await guest.cancel(cancelled.number, cancelled.token, 0));
  const now = deps.clock.now();
  expect([await claimPayments(deps.db, now, 9), await claimRefunds(deps.db, now, 9)].flat()).toHaveLength(2);
  await resumePayments(deps);
  await deps.queue.runDue(ROWS);
  expect(await outcomeOf(paid)).toEqual(CONFIRMED);
  expect((await outcomeOf(cancelled)).balance).toBe(0);
});

describe('a charge that arrives after the payment has failed', () => {
  const payAndFail = async () => {
    const paid = await app.pay({}, 'charged_after_timeout');
    await returnAndTimeOut(paid);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(NOTHING);
    return paid;
  };
  const chargeNow = async (paid: Paid) => {
    await app.externalServices.control.release(paid.orderId);
    await app.externalServices.control.webhooks();
    expect((await outcomeOf(paid)).balance).toBe(460_000);
  };
  const REFUNDED = { payment: 'refunded', hold: 'held', balance: 0 };

  test('is refunded after the webhook', async () => {
    const paid = await payAndFail();
    await chargeNow(paid);
    await deliverWebhook(paid);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(REFUNDED);
  });

  test('is refunded without a webhook', async () => {
    const paid = await payAndFail();
    await chargeNow(paid);
    app.deps.clock.advance(2 * 60_000);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(REFUNDED);
  });

  test('is refunded when the webhook arrives during the last query', async () => {
    const { deps, externalServices } = app;
    const paid = await payAndFail();
    const failed = await findPayment(deps.db, { companyCode: 'haneul', orderId: paid.orderId });
    deps.clock.advance(60 * 60_000);
    const { cardGateway } = externalServices;
    const early: CardGateway = {
      ...cardGateway,
      async query(transactionId) {
        const answer = await cardGateway.query(transactionId);
        if (transactionId !== failed?.transactionId) return answer;
        deps.cardGateways = gatewayRegistry([cardGateway], 'nicepay');
        await chargeNow(paid);
        await deliverWebhook(paid);
        return answer;
      },
    };
    deps.cardGateways = gatewayRegistry([early], 'nicepay');
    await reconcile();
    expect(await outcomeOf(paid)).toEqual({ ...REFUNDED, hold: 'expired' });
  });

  test('is queried again after a query that got no response', async () => {
    const { deps, externalServices } = app;
    const paid = await payAndFail();
    await chargeNow(paid);
    deps.clock.advance(2 * 60_000);
    const silent: CardGateway = {
      ...externalServices.cardGateway,
      query: async () => ({ kind: 'unknown', reason: 'timeout', retriable: true }),
    };
    deps.cardGateways = gatewayRegistry([silent], silent.provider);
    await deps.queue.runDue(ROWS);
    expect((await outcomeOf(paid)).payment).toBe('failed');
    deps.cardGateways = gatewayRegistry([externalServices.cardGateway], 'nicepay');
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(REFUNDED);
  });

  test('keeps the rooms locked for a second payment in progress', async () => {
    const { deps, guest, externalServices } = app;
    const { control } = externalServices;
    const paid = await payAndFail();
    const second = done(await guest.openPayment({ hold_number: paid.hold, reservation_token: paid.token }));
    const form = await control.authorise(nicepayWindow(second).request, 'timeout_after_approval');
    const returned = guest.returnFromCardWindow(form);
    await control.held(second.order_id);
    await chargeNow(paid);
    await deliverWebhook(paid);
    await deps.queue.runDue(['payment.reconcile', 'payment.refund']);
    expect((await outcomeOf(paid)).payment).toBe('refunded');
    expect(problemOf(await guest.release(paid.hold, paid.token))).toBe('409 payment_in_progress');
    await control.release(second.order_id);
    await returned;
    expect((await outcomeOf({ ...paid, orderId: second.order_id })).payment).toBe('completed');
  });

  test('does not affect a second payment that has confirmed the reservation', async () => {
    const { guest, externalServices } = app;
    const paid = await payAndFail();
    const second = done(await guest.openPayment({ hold_number: paid.hold, reservation_token: paid.token }));
    await guest.returnFromCardWindow(await externalServices.control.authorise(nicepayWindow(second).request));
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

describe('after a net cancel has been sent, a charge is refunded', () => {
  const SILENT = { kind: 'unknown', reason: 'timeout', retriable: true } as const;
  const REFUNDED = { payment: 'refunded', hold: 'held', balance: 0 };

  /** Reconciles a charge whose first query gets no response, using the given net cancel. */
  async function reconciledBy(netCancel: CardGateway['netCancel']) {
    const { deps, externalServices } = app;
    const gateway = externalServices.cardGateway;
    const paid = await app.pay({}, 'timeout_after_approval');
    await returnAndTimeOut(paid);
    const answers: CardGateway['query'][] = [async () => SILENT];
    const query: CardGateway['query'] = (tid) => (answers.shift() ?? gateway.query)(tid);
    deps.cardGateways = gatewayRegistry<CardGateway>([{ ...gateway, query, netCancel }], gateway.provider);
    await deps.queue.runDue(['payment.reconcile']);
    deps.cardGateways = gatewayRegistry([gateway], gateway.provider);
    return paid;
  }

  test('if a query reports it as paid before the net cancel takes effect', async () => {
    const { cardGateway } = app.externalServices;
    const paid = await reconciledBy(async () => SILENT);
    expect((await cardGateway.netCancel(paid.orderId)).kind).toBe('cancelled');
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(REFUNDED);
  });

  test('if another worker’s earlier query reports it as paid only afterwards', async () => {
    const { deps, guest, externalServices } = app;
    const gateway = externalServices.cardGateway;
    const paid = await app.pay({}, 'timeout_after_approval');
    await returnAndTimeOut(paid);
    const [queried, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const late: CardGateway['query'] = async (tid) => {
      queried.resolve();
      await answered.promise;
      return gateway.query(tid);
    };
    const answers = [late];
    const silent: CardGateway = {
      ...gateway,
      query: (tid) => (answers.shift() ?? (async () => SILENT))(tid),
      netCancel: async () => SILENT,
    };
    deps.cardGateways = gatewayRegistry([silent], gateway.provider);
    const other = deps.queue.runDue(['payment.reconcile']);
    await queried.promise;
    await deliverWebhook(paid);
    await deps.queue.runDue(['payment.reconcile']);
    answered.resolve();
    await other;
    expect(done(await guest.payment(paid.orderId, paid.token)).status).toBe('in_progress');
    deps.cardGateways = gatewayRegistry([gateway], gateway.provider);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(REFUNDED);
  });

  test('if a server that is starting resumes the reconciliation', async () => {
    const { deps, externalServices } = app;
    const gateway = externalServices.cardGateway;
    const paid = await app.pay({}, 'timeout_after_approval');
    await returnAndTimeOut(paid);
    const silent: CardGateway = { ...gateway, query: async () => SILENT, netCancel: async () => SILENT };
    deps.cardGateways = gatewayRegistry([silent], gateway.provider);
    await deps.queue.runDue(ROWS);
    deps.cardGateways = gatewayRegistry([gateway], gateway.provider);
    await resumePayments(deps);
    await deps.queue.runDue(ROWS);
    expect(await outcomeOf(paid)).toEqual(REFUNDED);
  });

  test('if another worker’s query reports it as paid during the net cancel', async () => {
    const { cardGateway } = app.externalServices;
    const paid = await reconciledBy(async (orderId) => {
      await app.guest.webhook((await app.externalServices.control.webhook(orderId))[0]!.body);
      await app.deps.queue.runDue(['payment.reconcile']);
      return cardGateway.netCancel(orderId);
    });
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(REFUNDED);
  });
});

describe('a refund', () => {
  test('whose response is lost is sent again and takes effect only once', async () => {
    const { guest, deps, externalServices } = app;
    const soon = { start_date: '2027-06-03', end_date: '2027-06-04' };
    for (const wish of [{}, soon]) {
      const paid = await app.pay(wish, 'refund_answer_lost');
      await guest.returnFromCardWindow(paid.form);
      const { reservation_number: number } = done(await guest.payment(paid.orderId, paid.token));
      deps.clock.advance(wish === soon ? 24 * 3_600_000 : 0);
      const { fee, refund } = done(await guest.preview(number!, paid.token));
      done(await guest.cancel(number!, paid.token, fee));
      await deps.queue.runDue(ROWS);
      expect(done(await guest.detail(number!, paid.token)).reservation.cancellation?.refund_status).toBe('pending');
      await reconcile();
      const [charge] = (await externalServices.control.charges()).filter(({ orderId }) => orderId === paid.orderId);
      expect(charge).toMatchObject({ cancelled: refund, balance: charge!.captured - refund });
      expect(charge!.cancels).toHaveLength(1);
    }
  });
});
