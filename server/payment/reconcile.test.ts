import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { done, nicepayWindow, problemOf } from '../../tests/support/guest.ts';
import { demoHotel } from '../../tests/support/properties.ts';
import { type Paid, roomy, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
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

const ROWS = ['payment.reconcile', 'payment.refund', 'booking.expire-hold'];

/** Does what is due until it is done: what the provider has not answered is due again in a while. */
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

/** The form comes back and the provider does not answer in time. */
async function comeBackToNoAnswer(paid: Paid) {
  const back = app.guest.returnFromCardWindow(paid.form);
  await app.externalServices.control.held(paid.orderId);
  app.externalServices.timeOut();
  expect(await back).toMatchObject({ status: 303 });
}

/** The provider tells what became of the payment. */
async function webhookOf({ orderId }: Paid) {
  const [{ body } = { body: '' }] = await app.externalServices.control.webhook(orderId);
  expect((await app.guest.webhook(body)).status).toBe(200);
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
    await app.guest.returnFromCardWindow(await app.externalServices.control.authorise(nicepayWindow(again).request));
    expect(await outcomeOf({ ...paid, orderId: again.order_id })).toEqual(CONFIRMED);
  });

  test.each([
    ['reset_before_approval', NOTHING],
    ['reset_after_approval', CONFIRMED],
    ['unreadable_answer', CONFIRMED],
    ['bad_answer_signature', CONFIRMED],
    ['net_cancel_fails_twice', CONFIRMED],
  ])('%s', async (scenario, outcome) => {
    const paid = await app.pay({}, scenario);
    expect(await app.guest.returnFromCardWindow(paid.form)).toMatchObject({ status: 303 });
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
    const back = guest.returnFromCardWindow(paid.form);
    await externalServices.control.held(paid.orderId);
    await webhookOf(paid);
    await deps.queue.runDue(ROWS);
    expect((await outcomeOf(paid)).payment).toBe('in_progress');
    deps.clock.advance(38_000);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(CONFIRMED);
    await externalServices.control.release(paid.orderId);
    await back;
    expect(await outcomeOf(paid)).toEqual(CONFIRMED);
  });

  test('however often, and while it was asking: it is asked about once, by the next, at once', async () => {
    const { deps, guest, externalServices } = app;
    const paid = await app.pay({}, 'reset_after_approval');
    await guest.returnFromCardWindow(paid.form);
    const asked: string[] = [];
    const counting: CardGateway = {
      ...externalServices.cardGateway,
      query: (transactionId) => (asked.push(transactionId), externalServices.cardGateway.query(transactionId)),
    };
    for (let kills = 0; kills < 45; kills += 1) {
      await resumePayments(deps);
      expect(await claimPayments(deps.db, deps.clock.now(), 100)).toHaveLength(1);
    }
    deps.cardGateways = gatewayRegistry([counting], counting.provider);
    await deps.queue.runDue(ROWS);
    expect(asked).toEqual([]);
    await resumePayments(deps);
    await deps.queue.runDue(ROWS);
    deps.cardGateways = gatewayRegistry([externalServices.cardGateway], 'nicepay');
    expect(asked).toHaveLength(1);
    expect(await outcomeOf(paid)).toEqual(CONFIRMED);
    await resumePayments(deps);
    expect(await claimPayments(deps.db, deps.clock.now(), 100)).toEqual([]);
  });

  test('for good: another server takes it up after a while', async () => {
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

test('what is told of a payment that failed before anything was asked for is nothing to ask about, ever', async () => {
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

test('who waits for a payment is served before one that failed is asked about again', async () => {
  const { deps, guest } = app;
  const failed = await app.pay({}, 'timeout_before_approval');
  await comeBackToNoAnswer(failed);
  await deps.queue.runDue(ROWS);
  deps.clock.advance(2 * 60_000);
  const waiting = await app.pay({}, 'reset_after_approval');
  await guest.returnFromCardWindow(waiting.form);
  const [first] = await claimPayments(deps.db, deps.clock.now(), 1);
  expect(first).toMatchObject({ orderId: waiting.orderId, tries: 1 });
  await resumePayments(deps);
  await reconcile();
});

test('a server that starts takes up what another was doing', async () => {
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
    const paid = await giveUp();
    await chargeNow(paid);
    await webhookOf(paid);
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

  test('is given back when the webhook tells while it was being asked about for the last time', async () => {
    const { deps, externalServices } = app;
    const paid = await giveUp();
    const asked = await findPayment(deps.db, { companyCode: 'haneul', orderId: paid.orderId });
    deps.clock.advance(60 * 60_000);
    const { cardGateway } = externalServices;
    const early: CardGateway = {
      ...cardGateway,
      async query(transactionId) {
        const answer = await cardGateway.query(transactionId);
        if (transactionId !== asked?.transactionId) return answer;
        deps.cardGateways = gatewayRegistry([cardGateway], 'nicepay');
        await chargeNow(paid);
        await webhookOf(paid);
        return answer;
      },
    };
    deps.cardGateways = gatewayRegistry([early], 'nicepay');
    await reconcile();
    expect(await outcomeOf(paid)).toEqual({ ...GIVEN_BACK, hold: 'expired' });
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
    await deps.queue.runDue(ROWS);
    expect((await outcomeOf(paid)).payment).toBe('failed');
    deps.cardGateways = gatewayRegistry([externalServices.cardGateway], 'nicepay');
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(GIVEN_BACK);
  });

  test('leaves the rooms locked for the second payment, which is under way', async () => {
    const { deps, guest, externalServices } = app;
    const { control } = externalServices;
    const paid = await giveUp();
    const second = done(await guest.openPayment({ hold_number: paid.hold, reservation_token: paid.token }));
    const form = await control.authorise(nicepayWindow(second).request, 'timeout_after_approval');
    const back = guest.returnFromCardWindow(form);
    await control.held(second.order_id);
    await chargeNow(paid);
    await webhookOf(paid);
    await deps.queue.runDue(['payment.reconcile', 'payment.refund']);
    expect((await outcomeOf(paid)).payment).toBe('refunded');
    expect(problemOf(await guest.release(paid.hold, paid.token))).toBe('409 payment_in_progress');
    await control.release(second.order_id);
    await back;
    expect((await outcomeOf({ ...paid, orderId: second.order_id })).payment).toBe('completed');
  });

  test('does not touch the second payment, with which the guest booked', async () => {
    const { guest, externalServices } = app;
    const paid = await giveUp();
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

describe('once a net cancel was sent no reservation comes of the charge', () => {
  const SILENT = { kind: 'unknown', reason: 'timeout', retriable: true } as const;
  const GIVEN_BACK = { payment: 'refunded', hold: 'held', balance: 0 };

  /** A charge whose first question is not answered, and a net cancel that is `sent` so. */
  async function reconciledBy(sent: CardGateway['netCancel']) {
    const { deps, externalServices } = app;
    const gateway = externalServices.cardGateway;
    const paid = await app.pay({}, 'timeout_after_approval');
    await comeBackToNoAnswer(paid);
    const answers: CardGateway['query'][] = [async () => SILENT];
    const query: CardGateway['query'] = (tid) => (answers.shift() ?? gateway.query)(tid);
    deps.cardGateways = gatewayRegistry<CardGateway>([{ ...gateway, query, netCancel: sent }], gateway.provider);
    await deps.queue.runDue(['payment.reconcile']);
    deps.cardGateways = gatewayRegistry([gateway], gateway.provider);
    return paid;
  }

  test('where the books say paid before it is carried out', async () => {
    const { cardGateway } = app.externalServices;
    const paid = await reconciledBy(async () => SILENT);
    expect((await cardGateway.netCancel(paid.orderId)).kind).toBe('cancelled');
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(GIVEN_BACK);
  });

  test('where another worker, who asked before, hears only then that it is paid', async () => {
    const { deps, guest, externalServices } = app;
    const gateway = externalServices.cardGateway;
    const paid = await app.pay({}, 'timeout_after_approval');
    await comeBackToNoAnswer(paid);
    const [asked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const late: CardGateway['query'] = async (tid) => {
      asked.resolve();
      await told.promise;
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
    await asked.promise;
    await webhookOf(paid);
    await deps.queue.runDue(['payment.reconcile']);
    told.resolve();
    await other;
    expect(done(await guest.payment(paid.orderId, paid.token)).status).toBe('in_progress');
    deps.cardGateways = gatewayRegistry([gateway], gateway.provider);
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(GIVEN_BACK);
  });

  test('where a server that starts takes it up, at once', async () => {
    const { deps, externalServices } = app;
    const gateway = externalServices.cardGateway;
    const paid = await app.pay({}, 'timeout_after_approval');
    await comeBackToNoAnswer(paid);
    const silent: CardGateway = { ...gateway, query: async () => SILENT, netCancel: async () => SILENT };
    deps.cardGateways = gatewayRegistry([silent], gateway.provider);
    await deps.queue.runDue(ROWS);
    deps.cardGateways = gatewayRegistry([gateway], gateway.provider);
    await resumePayments(deps);
    await deps.queue.runDue(ROWS);
    expect(await outcomeOf(paid)).toEqual(GIVEN_BACK);
  });

  test('where another worker hears meanwhile that it is paid', async () => {
    const { cardGateway } = app.externalServices;
    const paid = await reconciledBy(async (orderId) => {
      await app.guest.webhook((await app.externalServices.control.webhook(orderId))[0]!.body);
      await app.deps.queue.runDue(['payment.reconcile']);
      return cardGateway.netCancel(orderId);
    });
    await reconcile();
    expect(await outcomeOf(paid)).toEqual(GIVEN_BACK);
  });
});

describe('a refund', () => {
  test('whose answer is lost is sent again and given once', async () => {
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
