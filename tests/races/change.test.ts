import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reservationMoney } from '../../server/payment/money.usecases.ts';
import { inTransaction } from '../../server/platform/database/transaction.ts';
import { done, nicepayWindow, problemOf, type StayWish } from '../support/api/guest.ts';
import { bookByCode } from '../support/api/hold-code.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';
import { demoHotel } from '../support/api/properties.ts';
import { type Booked, roomy, startTestApp, type TestApp } from '../support/api/test-app.ts';

const LONGER = { end_date: '2027-06-14' };
const SHORTER = { end_date: '2027-06-12' };
const LATER = { start_date: '2027-06-13', end_date: '2027-06-15' };

let postgres: TestPostgres;
let app: TestApp;
beforeAll(async () => {
  postgres = await testPostgres();
  app = await startTestApp({
    database: await postgres.open(40),
    hotels: [demoHotel('1', roomy), demoHotel('13', roomy)],
  });
});
afterEach(async () => {
  await app.deps.queue.runDue(['payment.reconcile', 'payment.refund']);
  expect(await app.differences()).toEqual([]);
});
afterAll(async () => {
  await app.close();
  const after = await postgres.open(1);
  const { rows } = await after.db.execute<{ deadlocks: number }>(
    sql`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`,
  );
  await after.close();
  await postgres.close();
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

function times<T>(n: number, work: (n: number) => Promise<T>) {
  return Promise.all(Array.from({ length: n }, (_, at) => work(at)));
}

async function quoted({ number, token }: Booked, wish: StayWish) {
  return done(await app.guest.quoteChange(number, token, wish)).quote_id;
}

test.each([
  ['that costs nothing', SHORTER, 'confirmed'],
  ['that must be paid', LONGER, 'held'],
])(
  '50 concurrent requests for a change %s with one key make one change and return one response',
  async (_, wish, status) => {
    const { guest } = app;
    const [booked, other] = [await app.book(), await app.book()];
    const [quote, another, theirs] = [
      await quoted(booked, wish),
      await quoted(booked, LATER),
      await quoted(other, wish),
    ];
    const key = randomUUID();
    const answers = await times(50, () => guest.change(booked.number, booked.token, quote, key));
    const first = answers.find((answer) => answer.status === 201)!.body;
    const wrong = answers.filter(({ status, body, problem }) =>
      status === 201 ? !isDeepStrictEqual(body, first) : problem.code !== 'idempotency_in_flight',
    );
    expect([first.status, wrong]).toEqual([status, []]);
    expect((await guest.change(booked.number, booked.token, quote, key)).body).toEqual(first);
    const { rows } = await app.deps.db.execute(
      sql`SELECT FROM hold WHERE change->>'reservationNumber' = ${booked.number}`,
    );
    expect(rows).toHaveLength(1);
    expect(problemOf(await guest.change(booked.number, booked.token, another, key))).toBe('422 idempotency_mismatch');
    const own = done(await guest.change(other.number, other.token, theirs, key));
    expect([own.hold_number === first.hold_number, own.reservation_token === first.reservation_token]).toEqual([
      false,
      false,
    ]);
  },
);

test('20 concurrent changes to one reservation run one after the other, each from the state for which it was quoted', async () => {
  const booked = await app.book();
  const quotes = await times(20, (n) => quoted(booked, n % 2 ? SHORTER : LATER));
  const answers = await times(20, (n) => app.guest.change(booked.number, booked.token, quotes[n]!));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(answers.length - refused.length).toBeGreaterThan(0);
  expect(refused.map(problemOf).filter((problem) => problem !== '409 room_changed')).toEqual([]);
});

test('20 concurrent surcharges for one reservation replace each other, and only the last can be paid', async () => {
  const { guest } = app;
  const booked = await app.book();
  const quotes = await times(20, () => quoted(booked, LONGER));
  const answers = await times(20, (n) => guest.change(booked.number, booked.token, quotes[n]!));
  expect(answers.filter(({ status }) => status !== 201).map(problemOf)).toEqual([]);
  const holds = await times(20, (n) => guest.getHold(answers[n]!.body.hold_number, answers[n]!.body.reservation_token));
  const held = holds.map((answer) => done(answer)).filter(({ status }) => status === 'held');
  expect([held.length, new Set(holds.map(({ body }) => body.status))]).toEqual([1, new Set(['held', 'released'])]);
});

test('changes never deadlock with requests for another confirmation email', async () => {
  const { guest } = app;
  const booked = await times(10, () => app.book());
  const quotes = await times(10, (n) => quoted(booked[n]!, SHORTER));
  const answers = await times(40, async (n): Promise<{ status: number }> => {
    const { number, token } = booked[n >> 2]!;
    if (n % 4 === 0) return guest.change(number, token, quotes[n >> 2]!);
    return guest.call('POST', `/client/booking/reservations/${number}/confirmation-mail`, {
      'reservation-token': token,
    });
  });
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
});

test('a guarantee during a cancellation never deadlocks', async () => {
  const { guest, deps, externalServices } = app;
  const wish = { hotel_code: '13', room_type_code: 'HAN' };
  const price = (each: number) => deps.db.execute(sql`UPDATE room_day SET price = ${each} WHERE hotel_code = '13'`);
  await price(0);
  const booked: { number: string; token: string }[] = [];
  while (booked.length < 10) {
    const { reservation_number, token } = await bookByCode(deps, guest, wish);
    booked.push({ number: reservation_number!, token });
  }
  await price(300_000);
  const paying = await times(10, async (n) => {
    const { number, token } = booked[n]!;
    const { quote_id } = done(await guest.quoteChange(number, token, { ...wish, ...LONGER }));
    const hold = done(await guest.change(number, token, quote_id));
    const { order_id } = done(await guest.openPayment(hold));
    return { order_id, token: hold.reservation_token, card: (await externalServices.tokens.take(order_id)).token };
  });
  await times(10, async (n) => {
    const { number, token } = booked[n]!;
    const { order_id, token: ofChange, card } = paying[n]!;
    const guaranteed = guest.guarantee(order_id, ofChange, card);
    const still = { going: true };
    void guaranteed.finally(() => (still.going = false));
    // Send a wrong fee, so that each cancellation reads the stay and is then rejected.
    while (still.going) expect(problemOf(await guest.cancel(number, token, 1))).toBe('409 price_changed');
    expect((await guaranteed).status).toBeLessThan(500);
  });
  await deps.queue.runDue(['payment.revoke-card', 'payment.revoke-stray-card']);
});

test('10 concurrent refunds for one payment never refund more than was paid', async () => {
  const { deps } = app;
  const { hold: holdNumber, orderId } = await app.book();
  const money = reservationMoney(deps);
  const of = { companyCode: 'haneul', holdNumber };
  const what = { amount: 150_000, reason: 'at once', causedBy: holdNumber };
  const outcomes = await times(10, () => inTransaction(deps.db, (tx) => money.refund(tx, of, what)));
  const codes = outcomes.map((outcome) => (outcome.ok ? 'given back' : outcome.failure.code));
  expect(codes.toSorted()).toEqual([...Array<string>(7).fill('cancel_failed'), ...Array<string>(3).fill('given back')]);
  // Undo the refunds, so that the next tests find consistent data.
  await deps.db.execute(sql`DELETE FROM refund WHERE order_id = ${orderId}`);
  await deps.db.execute(sql`UPDATE payment SET refunded_amount = 0 WHERE order_id = ${orderId}`);
});

test('the last room for a night goes to only one of 20 changed reservations', async () => {
  const booked = await times(20, () => app.book());
  const quotes = await times(20, (n) => quoted(booked[n]!, n % 2 ? LONGER : LATER));
  await app.deps.db.execute(
    sql`UPDATE room_day SET allotment = sold + 1 WHERE room_type_code = 'DLX' AND stay_date = '2027-06-13'`,
  );
  const answers = await times(20, (n) => app.guest.change(booked[n]!.number, booked[n]!.token, quotes[n]!));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 201).map(problemOf);
  expect(new Set(refused)).toEqual(new Set(['409 room_sold_out']));
  await app.deps.db.execute(
    sql`UPDATE room_day SET allotment = 1000 WHERE room_type_code = 'DLX' AND stay_date = '2027-06-13'`,
  );
});

test('a stay that is changed and cancelled at the same time is cancelled with a full refund', async () => {
  const booked = await times(15, () => app.book());
  const quotes = await times(15, (n) => quoted(booked[n]!, [SHORTER, LATER, LONGER][n % 3]!));
  await times(30, async (n): Promise<unknown> => {
    const { number, token } = booked[n >> 1]!;
    return n % 2 ? app.guest.cancel(number, token, 0) : app.guest.change(number, token, quotes[n >> 1]!);
  });
  for (const { number, token } of booked)
    expect(done(await app.guest.detail(number, token)).reservation.status).toBe('cancelled');
});

test('a payment during a cancellation or another change either completes its change or is refunded', async () => {
  const { guest, externalServices, deps } = app;
  const booked = await times(15, () => app.book());
  const forms = await times(15, async (n) => {
    const { number, token } = booked[n]!;
    const hold = done(await guest.change(number, token, await quoted(booked[n]!, LONGER)));
    const ready = done(await guest.openPayment(hold));
    return externalServices.control.authorise(
      nicepayWindow(ready).request,
      n % 3 ? 'approved' : 'reset_after_approval',
    );
  });
  const others = await times(15, (n) => quoted(booked[n]!, SHORTER));
  await times(30, async (n): Promise<unknown> => {
    const { number, token } = booked[n >> 1]!;
    if (n % 2) return guest.returnFromCardWindow(forms[n >> 1]!);
    return (n >> 1) % 2 ? guest.cancel(number, token, 0) : guest.change(number, token, others[n >> 1]!);
  });
  await deps.queue.runDue(['payment.reconcile', 'payment.refund']);
  expect(await app.differences()).toEqual([]);
});

test('reservations that swap nights never deadlock with bookings for the same nights', async () => {
  const there = await times(10, () => app.book(LATER));
  const here = await times(10, () => app.book());
  const quotes = await times(10, async (n) => [await quoted(there[n]!, {}), await quoted(here[n]!, LATER)] as const);
  await times(30, async (n): Promise<unknown> => {
    const at = Math.floor(n / 3);
    if (n % 3 === 2) return app.guest.reserve({ end_date: '2027-06-15' });
    const { number, token } = (n % 3 ? here : there)[at]!;
    return app.guest.change(number, token, quotes[at]![n % 3]!);
  });
  await app.deps.queue.runDue(['payment.refund']);
  expect(await app.differences()).toEqual([]);
});
