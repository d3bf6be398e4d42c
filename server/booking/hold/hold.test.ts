import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuoteResult } from '../../../generated/types.ts';
import { done, guestOf, quoteRequest, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel, loadHotels } from '../../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { createApp } from '../../app.ts';
import { reservationMoney } from '../../payment/money.usecases.ts';
import { createQueue } from '../../platform/queue.ts';
import { bookingJobs } from '../booking.jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => expect(await app.differences()).toEqual([]));
afterAll(() => app.close());

function reload(change: Parameters<typeof demoHotel>[1]) {
  return loadHotels(app.deps.db, demoHotel('1', change));
}
function restored() {
  return reload(() => undefined);
}

test.each([
  ['a room', {}, '409 room_sold_out'],
  ['an option', { options: [{ upselling_code: 'LATE', count: 1, date_list: [] }] }, '409 upselling_unavailable'],
])('does not offer %s from a released hold if the property has sold it elsewhere', async (_, more, soldOut) => {
  const { guest } = app;
  const [rooms, stock] = soldOut === '409 room_sold_out' ? [1, 9] : [9, 1];
  const allotted = (twice: number) =>
    reload((hotel) => {
      for (const day of hotel.days) day.allotment = rooms * twice;
      for (const option of hotel.upsellings) if (option.daily_stock !== null) option.daily_stock = stock * twice;
    });
  const wish = { room_type_code: 'STD', start_date: '2027-06-21', end_date: '2027-06-22', ...more };
  await allotted(2);
  const [first, second] = [await guest.reserve(wish), await guest.reserve(wish)];
  await allotted(1);
  expect((await guest.release(first.hold_number, first.reservation_token)).status).toBe(204);
  expect(problemOf(await guest.quote(wish))).toBe(soldOut);
  expect((await guest.release(second.hold_number, second.reservation_token)).status).toBe(204);
  const third = await guest.reserve(wish);
  expect((await guest.release(third.hold_number, third.reservation_token)).status).toBe(204);
  await restored();
});

describe('creating a hold', () => {
  test('creates one hold and returns the same response and token for the same idempotency key', async () => {
    const { guest } = app;
    const quote = done(await guest.quote());
    const key = randomUUID();
    const first = await guest.hold(quote, {}, key);
    const again = await guest.hold(quote, {}, key);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(done(await guest.getHold(first.body.hold_number, again.body.reservation_token))).toMatchObject({
      status: 'held',
    });
  });

  test('stores no token in any table', async () => {
    const { guest, deps } = app;
    const quote = done(await guest.quote());
    const { reservation_token } = done(await guest.hold(quote));
    const { rows } = await deps.db.execute<{ everything: string }>(sql`
      SELECT coalesce((SELECT string_agg(k::text, '') FROM idempotency_key k), '') || (SELECT string_agg(t::text, '') FROM booking_token t)
        || (SELECT string_agg(q::text, '') FROM quote q) || (SELECT string_agg(h::text, '') FROM hold h) AS everything`);
    expect(rows[0]!.everything).toContain(quote.quote_id);
    for (const token of [reservation_token!, quote.quote_token]) {
      expect(rows[0]!.everything).not.toContain(token.split('.')[1]);
    }
  });

  test('rejects the same idempotency key with a different body', async () => {
    const { guest } = app;
    const quote = done(await guest.quote());
    const key = randomUUID();
    done(await guest.hold(quote, {}, key));
    const other = await guest.hold(quote, { agreements: { PRIVACY: true, TERMS: true, MARKETING: true } }, key);
    expect(problemOf(other)).toBe('422 idempotency_mismatch');
  });

  test('accepts a quote only once, even with another idempotency key', async () => {
    const { guest } = app;
    const quote = done(await guest.quote());
    done(await guest.hold(quote));
    expect(problemOf(await guest.hold(quote))).toBe('409 quote_used');
  });
});

describe('the quote for a hold', () => {
  test('is not found with another quote’s token', async () => {
    const { guest } = app;
    const [own, other] = [done(await guest.quote()), done(await guest.quote())];
    expect(problemOf(await guest.hold({ ...own, quote_id: other.quote_id }))).toBe('404 not_found');
  });

  test('requires its token', async () => {
    const { guest } = app;
    const quote = done(await guest.quote());
    const hold = (quote_token: string) => guest.hold({ ...quote, quote_token });
    expect(problemOf(await hold(''))).toBe('401 login_required');
    expect(problemOf(await hold(`haneul.${'A'.repeat(43)}`))).toBe('401 session_expired');
    expect(problemOf(await hold(quote.quote_token.replace('haneul.', 'other.')))).toBe('401 session_expired');
  });
});

describe('rejects a hold', () => {
  test('if the quote has expired', async () => {
    const { guest, deps } = app;
    const quote = done(await guest.quote());
    deps.clock.advance(30 * 60_000);
    expect(problemOf(await guest.hold(quote))).toBe('410 quote_expired');
  });

  test('if the quote has been ended in the database', async () => {
    const { guest, deps } = app;
    const quote = done(await guest.quote());
    const { rows } =
      await deps.db.execute(sql`UPDATE quote SET expires_at = ${deps.clock.now().toISOString()}::timestamptz
      WHERE quote_id = ${quote.quote_id} RETURNING 1 AS ended`);
    expect(rows).toEqual([{ ended: 1 }]);
    expect(problemOf(await guest.hold(quote))).toBe('410 quote_expired');
    await deps.db.execute(sql`DELETE FROM quote WHERE quote_id = ${quote.quote_id}`);
    expect(problemOf(await guest.hold(quote))).toBe('401 session_expired');
  });

  test('if the quote has been used on another server, even if the room has been closed since', async () => {
    const { guest, deps } = app;
    const quote = done(await guest.quote());
    const other = createApp(deps);
    const elsewhere = guestOf(async (path, init) => other.request(`https://booking.example/api${path}`, init));
    const { hold_number, reservation_token } = done(await elsewhere.hold(quote));
    await reload((hotel) => hotel.days.forEach((day) => void (day.closed = true)));
    expect(problemOf(await guest.hold(quote))).toBe('409 quote_used');
    expect((await elsewhere.release(hold_number, reservation_token)).status).toBe(204);
    await restored();
  });

  test('if the price has changed', async () => {
    const { guest } = app;
    const quote = done(await guest.quote());
    await reload((hotel) => {
      hotel.days.push({ room_type_code: 'DLX', from: '2027-06-12', to: '2027-06-12', price: 250_000, allotment: 8 });
    });
    const refused = await guest.hold(quote);
    expect(refused).toMatchObject({
      status: 409,
      problem: { code: 'price_changed', price_before: 460_000, price_after: 480_000 },
    });
    await restored();
    expect(done(await guest.hold(quote)).stay.total_price).toBe(460_000);
  });

  test('if the cancellation fee has changed', async () => {
    const { guest } = app;
    const quote = done(await guest.quote());
    await reload((hotel) =>
      hotel.policies.forEach((policy) => policy.off_weekend.push({ days_before: 5, fee_percent: 70 })),
    );
    expect(problemOf(await guest.hold(quote))).toBe('409 room_changed');
    await restored();
  });

  test('if the free cancellation period has been removed', async () => {
    const { guest } = app;
    const quote = done(await guest.quote());
    await reload((hotel) =>
      hotel.policies.forEach((policy) => {
        policy.off_weekend = [{ days_before: 0, fee_percent: policy.off_weekend.at(-1)!.fee_percent }];
        policy.off_weekday = [{ days_before: 0, fee_percent: policy.off_weekday.at(-1)!.fee_percent }];
      }),
    );
    expect(problemOf(await guest.hold(quote))).toBe('409 room_changed');
    await restored();
  });

  test('if a night has been closed', async () => {
    const { guest } = app;
    const quote = done(await guest.quote());
    await reload((hotel) => {
      hotel.days.push({
        room_type_code: 'DLX',
        from: '2027-06-12',
        to: '2027-06-12',
        price: 230_000,
        allotment: 8,
        closed: true,
      });
    });
    expect(problemOf(await guest.hold(quote))).toBe('409 stay_closed');
    await restored();
  });

  test('if the promotion has been removed', async () => {
    const { guest } = app;
    const [promotion] = demoHotel('1').promotions;
    const request = {
      ...quoteRequest({ start_date: '2027-06-14', end_date: '2027-06-17' }),
      promotion_code: promotion!.promotion_code,
    };
    const quote = done(await guest.call<QuoteResult>('POST', '/client/booking/quotes', {}, request));
    await reload((hotel) => void (hotel.promotions = []));
    const refused = await guest.hold(quote);
    expect(problemOf(refused)).toBe('422 promotion_invalid');
    // The promotion code was sent in the quote request, so a pointer into the hold request would be wrong.
    expect(refused).not.toHaveProperty('problem.errors');
    await restored();
  });

  test('if another guest holds the last rooms', async () => {
    const { guest } = app;
    const wish = { room_type_code: 'STE', start_date: '2027-09-01', end_date: '2027-09-03', rooms: 2 };
    const [first, second] = [
      done(await guest.quote(wish)),
      done(await guest.quote({ ...wish, start_date: '2027-09-02', rooms: 1 })),
    ];
    const taken = done(await guest.hold(first));
    expect(problemOf(await guest.hold(second))).toBe('409 room_sold_out');
    expect((await guest.release(taken.hold_number, taken.reservation_token)).status).toBe(204);
    expect(done(await guest.hold(second)).status).toBe('held');
  });

  test('if the options are sold out, without taking the rooms', async () => {
    const { guest } = app;
    const pickup = [{ upselling_code: 'PICKUP', count: 2, date_list: [] }];
    const [first, second] = [
      done(await guest.quote({ options: pickup })),
      done(await guest.quote({ options: pickup })),
    ];
    done(await guest.hold(first));
    expect(problemOf(await guest.hold(second))).toBe('409 upselling_unavailable');
  });
});

describe('ending a hold', () => {
  test('shows the hold as expired at once, rejects payments, and releases the rooms in the next sweep', async () => {
    const { guest, deps } = app;
    const wish = { room_type_code: 'STE', start_date: '2027-11-01', end_date: '2027-11-02', rooms: 2 };
    const hold = await guest.reserve(wish);
    deps.clock.advance(15 * 60_000);
    expect(done(await guest.getHold(hold.hold_number, hold.reservation_token)).status).toBe('expired');
    expect(problemOf(await guest.openPayment(hold))).toBe('410 hold_expired');
    await deps.queue.runDue(['booking.expire-hold']);
    expect((await guest.reserve(wish)).status).toBe('held');
    expect((await guest.release(hold.hold_number, hold.reservation_token)).status).toBe(204);
  });

  test('expires overdue holds on a running server', async () => {
    const { guest, deps } = app;
    const overdue = await guest.reserve();
    const young = await guest.reserve();
    const queue = createQueue({ database: deps.database, clock: deps.clock, log: deps.log });
    bookingJobs({ ...deps, queue, money: reservationMoney(deps) });
    await queue.start();
    try {
      await deps.db.execute(
        sql`UPDATE hold SET expires_at = now() - interval '1 second' WHERE hold_number = ${overdue.hold_number}`,
      );
      const statusOf = async (number: string) => {
        const { rows } = await deps.db.execute(sql`SELECT status FROM hold WHERE hold_number = ${number}`);
        return rows;
      };
      await vi.waitFor(
        async () => expect(await statusOf(overdue.hold_number)).toEqual([{ status: 'expired' }]),
        20_000,
      );
      expect(await statusOf(young.hold_number)).toEqual([{ status: 'held' }]);
    } finally {
      await queue.stop();
    }
  });

  test('expires every overdue hold in the sweep, and no other holds', async () => {
    const { guest, deps } = app;
    const overdue = [await guest.reserve(), await guest.reserve({ room_type_code: 'STE' })];
    const released = await guest.reserve();
    await guest.release(released.hold_number, released.reservation_token);
    const paying = await guest.reserve();
    const until = new Date(deps.clock.now().getTime() + 16 * 60_000);
    await deps.db.execute(sql`UPDATE hold SET paying_until = ${until} WHERE hold_number = ${paying.hold_number}`);
    deps.clock.advance(5 * 60_000);
    const young = await guest.reserve();
    const numbers = [...overdue, released, paying, young].map((hold) => hold.hold_number);
    const statuses = async () => {
      const { rows } = await deps.db.execute<{ hold_number: string; status: string }>(
        sql`SELECT hold_number, status FROM hold WHERE hold_number IN ${numbers}`,
      );
      return numbers.map((number) => rows.find((row) => row.hold_number === number)?.status);
    };
    const sweeps = ['booking.expire-hold', 'booking.expire-paying-hold'];
    deps.clock.advance(10 * 60_000);
    await deps.queue.runDue(sweeps);
    expect(await statuses()).toEqual(['expired', 'expired', 'released', 'held', 'held']);
    deps.clock.advance(60_000);
    await deps.queue.runDue(sweeps);
    expect(await statuses()).toEqual(['expired', 'expired', 'released', 'expired', 'held']);
  });

  test('accepts a second release', async () => {
    const { guest } = app;
    const hold = await guest.reserve();
    const release = () => guest.release(hold.hold_number, hold.reservation_token);
    expect([(await release()).status, (await release()).status]).toEqual([204, 204]);
    expect(done(await guest.getHold(hold.hold_number, hold.reservation_token)).status).toBe('released');
  });

  test("hides another guest's hold and does not release it", async () => {
    const { guest } = app;
    const [own, other] = [await guest.reserve(), await guest.reserve()];
    expect(problemOf(await guest.getHold(other.hold_number, own.reservation_token))).toBe('404 not_found');
    expect(problemOf(await guest.release(other.hold_number, own.reservation_token))).toBe('404 not_found');
    expect(problemOf(await guest.openPayment({ ...other, reservation_token: own.reservation_token }))).toBe(
      '404 not_found',
    );
    expect(done(await guest.getHold(other.hold_number, other.reservation_token)).status).toBe('held');
  });
});

describe('a hold for tonight', () => {
  const BEFORE_MIDNIGHT = '2027-06-01T14:50:00Z';
  const MIDNIGHT = '2027-06-01T15:00:00Z';
  const TONIGHT = { start_date: '2027-06-01', end_date: '2027-06-02' };
  let before: Date;
  beforeEach(() => {
    before = app.deps.clock.now();
    app.deps.clock.set(BEFORE_MIDNIGHT);
  });
  afterEach(async () => {
    await app.deps.queue.runDue(['booking.expire-hold']);
    app.deps.clock.set(before.toISOString());
  });

  test('expires at midnight at the property, and a later payment is not charged', async () => {
    const { guest, deps, externalServices } = app;
    const { hold, token, orderId, form } = await app.pay(TONIGHT);
    expect(Date.parse(done(await guest.getHold(hold, token)).expires_at)).toBe(Date.parse(MIDNIGHT));
    deps.clock.set(MIDNIGHT);
    await guest.returnFromCardWindow(form);
    expect(done(await guest.payment(orderId, token))).toMatchObject({ status: 'failed', reservation_number: null });
    const charges = await externalServices.control.charges();
    expect(charges.filter((charge) => charge.orderId === orderId && charge.captured > 0)).toEqual([]);
  });

  test('cannot be confirmed by a code after midnight', async () => {
    const { guest, deps } = app;
    const held = await guest.reserve({ ...TONIGHT, hotel_code: '10', room_type_code: 'OCN' });
    deps.clock.set(MIDNIGHT);
    expect(problemOf(await guest.sendCode(held.hold_number, held.reservation_token))).toBe('410 hold_expired');
  });

  test('is confirmed before midnight, and a hold for tomorrow lasts 15 minutes', async () => {
    const { guest, deps } = app;
    const { form, orderId, token } = await app.pay(TONIGHT);
    const tomorrow = await guest.reserve({ start_date: '2027-06-02', end_date: '2027-06-03' });
    expect(Date.parse(tomorrow.expires_at) - Date.parse(BEFORE_MIDNIGHT)).toBe(15 * 60_000);
    deps.clock.set('2027-06-01T14:59:59.999Z');
    await guest.returnFromCardWindow(form);
    expect(done(await guest.payment(orderId, token))).toMatchObject({ status: 'completed' });
    await guest.release(tomorrow.hold_number, tomorrow.reservation_token);
  });
});

test('returns a hold in the requested language', async () => {
  const { guest } = app;
  const hold = await guest.reserve();
  const holdIn = async (language: string) => {
    const path = `/client/booking/holds/${hold.hold_number}`;
    const answer = await guest.call<typeof hold>('GET', path, {
      'reservation-token': hold.reservation_token,
      'accept-language': language,
    });
    return done(answer).stay;
  };
  expect((await holdIn('ko')).hotel_name).toBe('하루 시티 서울');
  const stay = await holdIn('en');
  expect(stay).toMatchObject({
    hotel_name: 'Haru City Seoul',
    rooms: [{ room_type_name: 'Deluxe Twin', lines: [{ name: 'Deluxe Twin' }, {}] }],
  });
  expect(stay.cancellation_policy).toEqual({
    ...hold.stay.cancellation_policy,
    policy_name: 'Korean consumer refund standard',
  });
  expect(stay.rooms[0]!.lines.map((line) => line.amount)).toEqual(hold.stay.rooms[0]!.lines.map((line) => line.amount));
});
