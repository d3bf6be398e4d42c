import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { expireHolds } from '../../server/booking/hold/expire-holds.usecases.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { type Listening, listen } from '../../server/platform/listen.ts';
import { createRateLimiter } from '../../server/platform/rate-limit.ts';
import { guestDetails, done, guestOf, problemOf } from '../support/api/guest.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';
import { demoHotel } from '../support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../support/api/test-app.ts';

const SOON = { start_date: '2027-06-02', end_date: '2027-06-03' };

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
async function countOf(table: 'hold' | 'reservation' | 'payment' | 'refund') {
  return (await app.deps.db.execute<{ n: number }>(sql.raw(`SELECT count(*) AS n FROM ${table}`))).rows[0]!.n;
}
async function chargeOf(orderId: string) {
  return (await app.externalServices.control.charges()).find((charge) => charge.orderId === orderId);
}

describe('a double submit', () => {
  test('makes one booking and returns one response for 50 requests with the same key', async () => {
    const { guest } = app;
    const quote = done(await guest.quote());
    const key = randomUUID();
    const before = await countOf('hold');
    const answers = await times(50, () => guest.hold(quote, {}, key));
    expect(await countOf('hold')).toBe(before + 1);
    const [first] = answers.filter(({ status }) => status === 201);
    const wrong = answers.filter(({ status, body, problem }) =>
      status === 201 ? JSON.stringify(body) !== JSON.stringify(first!.body) : problem.code !== 'idempotency_in_flight',
    );
    expect(wrong).toEqual([]);
    expect((await guest.hold(quote, {}, key)).body).toEqual(first!.body);
  });

  test('rejects the second request while the first is in progress', async () => {
    const { guest, deps } = app;
    const quote = done(await guest.quote({ room_type_code: 'STE' }));
    const key = randomUUID();
    const both = await deps.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM room_day WHERE room_type_code = 'STE' FOR UPDATE`);
      const calls = [guest.hold(quote, {}, key), guest.hold(quote, {}, key)];
      // One request waits for the locked rows, so the first response belongs to the other.
      expect(problemOf(await Promise.race(calls))).toBe('409 idempotency_in_flight');
      return calls;
    });
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('makes one booking for 50 requests with 50 keys', async () => {
    const { guest } = app;
    const quote = done(await guest.quote());
    const answers = await times(50, () => guest.hold(quote, guestDetails()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(problemOf))).toEqual(new Set(['409 quote_used']));
  });

  test('makes separate bookings for two guests with the same key', async () => {
    const { guest } = app;
    const key = randomUUID();
    const quotes = [done(await guest.quote()), done(await guest.quote())];
    const [mine, theirs] = await Promise.all(quotes.map((quote) => guest.hold(quote, guestDetails(), key)));
    expect([mine!.status, theirs!.status]).toEqual([201, 201]);
    expect(mine!.body.hold_number).not.toBe(theirs!.body.hold_number);
    expect(mine!.body.reservation_token).not.toBe(theirs!.body.reservation_token);
  });

  test('stores one valid card after 10 concurrent confirmations of a guarantee', async () => {
    const { guest, externalServices } = app;
    const hold = await guest.reserve({ hotel_code: '13', room_type_code: 'HAN' });
    const { order_id } = done(await guest.openPayment(hold));
    const cards = await times(5, async () => (await externalServices.tokens.take(order_id)).token);
    const answers = await times(10, (n) => guest.guarantee(order_id, hold.reservation_token, cards[n % 5]!));
    const results = new Set(answers.map((answer) => JSON.stringify(done(answer))));
    expect([...results]).toEqual([expect.stringContaining('"status":"completed"')]);
    await app.deps.queue.runDue(['payment.revoke-stray-card']);
    const kept = (await externalServices.tokens.all()).filter((one) => one.order_id === order_id);
    expect(kept.map(({ status }) => status).sort()).toEqual(['active', 'revoked', 'revoked', 'revoked', 'revoked']);
    const { rows } = await app.deps.db.execute<{ kept: string }>(
      sql`SELECT transaction_id AS kept FROM payment WHERE order_id = ${order_id}`,
    );
    expect(kept.find(({ status }) => status === 'active')?.token).toBe(rows[0]?.kept);
  });

  test('enforces the limit for 20 concurrent holds with the same phone number', async () => {
    const { deps } = app;
    const limiter = createRateLimiter({ db: deps.db, clock: deps.clock, secret: deps.secret });
    const strict = createApp({ ...deps, limiter });
    const from = (n: number) => ({ incoming: { socket: { remoteAddress: `203.0.113.${n}` } } });
    const quotes = await times(20, async () => done(await app.guest.quote()));
    const answers = await times(20, (n) => {
      const guest = guestOf(async (path, init) => strict.request(`https://booking.example/api${path}`, init, from(n)));
      return guest.hold(quotes[n]!, guestDetails({ guest_phone: '01055500777' }));
    });
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(problemOf))).toEqual(
      new Set(['429 rate_limited']),
    );
  });

  test('leaves only one open payment after 20 concurrent payments for one hold', async () => {
    const { guest } = app;
    const hold = await guest.reserve();
    const opened = await times(20, () => guest.openPayment(hold));
    expect(opened.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const states = await Promise.all(
      opened
        .filter(({ status }) => status === 201)
        .map(async ({ body }) => done(await guest.payment(body.order_id, hold.reservation_token)).status),
    );
    expect(states.filter((state) => state === 'ready')).toHaveLength(1);
  });
});

test('20 concurrent cancellations refund once, and never more than was paid', async () => {
  const { guest, deps } = app;
  for (const [wish, fee] of [
    [{}, 0],
    [SOON, 18_000],
  ] as const) {
    const { number, token, orderId } = await app.book(wish);
    const answers = await times(20, () => guest.cancel(number, token, fee));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(problemOf))).toEqual(
      new Set(['409 cancel_failed']),
    );
    await Promise.all([deps.queue.runDue(['payment.refund']), deps.queue.runDue(['payment.refund'])]);
    const charge = await chargeOf(orderId);
    expect(charge).toMatchObject({ balance: fee });
    expect(charge!.cancels).toHaveLength(1);
  }
});

describe('a paid hold', () => {
  test.each([
    ['a second too late', 15 * 60_000 + 1_000],
    ['after the time limit for the approval', 17 * 60_000],
  ])('is sold or released, never both, if it expires (%s)', async (_, later) => {
    const { guest, deps } = app;
    const rounds = await times(15, async (n) => {
      const paid = await app.pay({}, n % 2 ? 'approved' : 'reset_after_approval');
      const clock = fixedClock(new Date(deps.clock.now().getTime() + later).toISOString());
      const expire = () => expireHolds({ ...deps, clock }, { companyCode: 'haneul', holdNumber: paid.hold });
      await Promise.all(
        n % 3 ? [expire(), guest.returnFromCardWindow(paid.form)] : [guest.returnFromCardWindow(paid.form), expire()],
      );
      return paid;
    });
    await deps.queue.runDue(['payment.reconcile', 'payment.refund']);
    for (const paid of rounds) {
      const { status: hold } = done(await guest.getHold(paid.hold, paid.token));
      const balance = (await chargeOf(paid.orderId))?.balance ?? 0;
      expect([
        { hold: 'confirmed', balance: 460_000 },
        { hold: 'expired', balance: 0 },
      ]).toContainEqual({ hold, balance });
    }
  });

  test('is either confirmed or released if the guest pays for it and releases it at the same time', async () => {
    const { guest } = app;
    const rounds = await times(20, async (n) => {
      const paid = await app.pay();
      const calls = [
        async () => (await guest.release(paid.hold, paid.token)).status,
        async () => (await guest.returnFromCardWindow(paid.form)).status,
      ];
      const [a, b] = await Promise.all((n % 2 ? calls : calls.toReversed()).map((call) => call()));
      return { paid, released: (n % 2 ? a : b) === 204 };
    });
    for (const { paid, released } of rounds) {
      const { status } = done(await guest.getHold(paid.hold, paid.token));
      expect(status).toBe(released ? 'released' : 'confirmed');
      expect((await chargeOf(paid.orderId))?.captured).toBe(released ? 0 : 460_000);
    }
  });
});

describe('duplicated, reordered and forged messages from the provider', () => {
  let door: Listening;
  beforeAll(async () => {
    door = await listen(createApp(app.deps), 0, '127.0.0.1');
    const webhookUrl = `http://127.0.0.1:${door.port}/api/client/card-providers/nicepay/webhooks`;
    await app.externalServices.control.settings({ webhookUrl, webhooks: 'auto' });
  });
  afterAll(() => door.close());

  test('take effect once, and are rejected if they are forged', async () => {
    const { guest, deps, externalServices } = app;
    const before = await countOf('reservation');
    const rounds = await times(12, async (n) => {
      const paid = await app.pay({}, ['duplicate_webhook', 'forged_webhook', 'reset_after_approval'][n % 3]);
      const forged = { fields: { ...paid.form.fields, signature: 'f'.repeat(64) } };
      const returns = [paid.form, forged, paid.form, forged, paid.form].map((form) => guest.returnFromCardWindow(form));
      const jobs = deps.queue.runDue(['payment.reconcile']).catch(() => 0);
      const [answers] = await Promise.all([Promise.all(returns), jobs]);
      expect(answers.map(({ status }) => status)).toEqual([303, 403, 303, 403, 303]);
      return paid;
    });
    const deliveries = await externalServices.control.webhooks();
    expect(deliveries.length).toBeGreaterThanOrEqual(12);
    for (const { orderId } of rounds) await externalServices.control.webhook(orderId, 'duplicate');
    await deps.queue.runDue(['payment.reconcile']);
    for (const paid of rounds) {
      expect(done(await guest.payment(paid.orderId, paid.token)).status).toBe('completed');
      expect(await chargeOf(paid.orderId)).toMatchObject({ captured: 460_000, balance: 460_000 });
    }
    expect(await countOf('reservation')).toBe(before + 12);
    const all = (await externalServices.control.webhooks()) as { variant?: string; status: number | null }[];
    expect(new Set(all.map(({ variant, status }) => `${variant === 'forged'} ${status}`))).toEqual(
      new Set(['true 403', 'false 200']),
    );
  });
});
