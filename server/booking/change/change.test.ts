import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BundlePackage } from '../../../generated/types.ts';
import { done, nicepayWindow, problemOf, quoteRequest, type StayWish } from '../../../tests/support/api/guest.ts';
import { bookByCode } from '../../../tests/support/api/hold-code.ts';
import { demoHotel, loadHotels } from '../../../tests/support/api/properties.ts';
import { type Booked, roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

const START = '2027-06-01T01:00:00Z';
/**
 * The booked stay is a deluxe twin from 11 to 13 June. Friday and Saturday nights cost 230,000 each, and Sunday night
 * costs 180,000.
 */
const LONGER = { end_date: '2027-06-14' };
const SHORTER = { end_date: '2027-06-12' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    now: START,
    hotels: [demoHotel('1', roomy), demoHotel('10', roomy), demoHotel('13', roomy)],
  });
});
afterEach(async () => {
  await app.deps.queue.runDue();
  expect(await app.differences()).toEqual([]);
  app.deps.clock.set(START);
});
afterAll(() => app.close());

async function change({ number, token }: Pick<Booked, 'number' | 'token'>, wish: StayWish) {
  app.deps.clock.advance(1_000);
  const quote = done(await app.guest.quoteChange(number, token, wish));
  return { quote, hold: done(await app.guest.change(number, token, quote.quote_id)) };
}

type Held = Awaited<ReturnType<typeof change>>['hold'];

/**
 * Pays for a change in the card window. `beforeAnswer` runs after the provider has charged the card but before it
 * responds.
 */
async function pay({ hold_number, reservation_token }: Held, beforeAnswer?: () => Promise<void>) {
  const { control } = app.externalServices;
  const ready = done(await app.guest.openPayment({ hold_number, reservation_token }));
  const sentinel = beforeAnswer && 'timeout_after_approval';
  const returned = app.guest.returnFromCardWindow(await control.authorise(nicepayWindow(ready).request, sentinel));
  if (beforeAnswer) {
    await control.held(ready.order_id);
    await beforeAnswer();
    await control.release(ready.order_id);
  }
  await returned;
  await app.deps.queue.runDue();
  return done(await app.guest.payment(ready.order_id, reservation_token));
}

async function detail({ number, token }: Pick<Booked, 'number' | 'token'>) {
  return done(await app.guest.detail(number, token)).reservation;
}

describe('a change to a higher price', () => {
  test('of a stay that begins today must be paid for before midnight at the property', async () => {
    const booked = await app.book({ start_date: '2027-06-01', end_date: '2027-06-02' });
    app.deps.clock.set('2027-06-01T14:50:00Z');
    const { hold } = await change(booked, { start_date: '2027-06-01', end_date: '2027-06-03' });
    expect(Date.parse(hold.expires_at)).toBe(Date.parse('2027-06-01T15:00:00Z'));
  });

  test('leaves the reservation unchanged until the difference is paid', async () => {
    const booked = await app.book();
    const { quote, hold } = await change(booked, LONGER);
    expect(quote).toMatchObject({
      confirmed_by: 'payment',
      stay: { total_price: 640_000 },
      difference: { price_before: 460_000, price_after: 640_000, to_pay: 180_000, to_refund: 0, balance_due: 0 },
    });
    expect(quote.difference.lines).toMatchObject([{ kind: 'night', date: '2027-06-13', amount: 180_000 }]);
    expect(hold).toMatchObject({ status: 'held', confirmed_by: 'payment', reservation_number: null });
    expect(await detail(booked)).toMatchObject({ check_out: '2027-06-13', total_price: 460_000, changes: [] });

    expect(await pay(hold)).toMatchObject({ status: 'completed', amount: 180_000, reservation_number: booked.number });
    const changed = {
      check_out: '2027-06-14',
      total_price: 640_000,
      paid_amount: 640_000,
      payment: { amount: 460_000 },
      selection: LONGER,
      changes: [{ price_before: 460_000, price_after: 640_000, paid: 180_000, refund: 0, refund_status: 'none' }],
    };
    expect(await detail(booked)).toMatchObject(changed);
    // The token issued for the change gives access to the reservation too.
    expect(await detail({ ...booked, token: hold.reservation_token! })).toMatchObject(changed);
  });

  test('is released by another change and by cancelling the reservation', async () => {
    const booked = await app.book();
    const { hold: first } = await change(booked, LONGER);
    const { hold: second } = await change(booked, LONGER);
    expect(done(await app.guest.getHold(first.hold_number, first.reservation_token)).status).toBe('released');
    done(await app.guest.cancel(booked.number, booked.token, 0));
    expect(done(await app.guest.getHold(second.hold_number, second.reservation_token)).status).toBe('released');
    expect(problemOf(await app.guest.openPayment(second))).toBe('410 hold_expired');
  });

  test('is refunded if its payment completes after the reservation is cancelled', async () => {
    const booked = await app.book();
    const { hold } = await change(booked, LONGER);
    const paid = await pay(hold, async () => {
      done(await app.guest.cancel(booked.number, booked.token, 0));
    });
    expect(paid).toMatchObject({ status: 'refunded', code: 'reservation_failed' });
    expect(await detail(booked)).toMatchObject({ status: 'cancelled', total_price: 460_000 });
  });
});

describe('a change to a lower price', () => {
  test('takes effect at once and refunds the difference', async () => {
    const booked = await app.book();
    const { quote, hold } = await change(booked, SHORTER);
    expect(quote).toMatchObject({ confirmed_by: 'holder', difference: { to_pay: 0, to_refund: 230_000 } });
    expect(quote.difference.lines).toMatchObject([{ date: '2027-06-12', count: 1, amount: -230_000 }]);
    expect(hold).toMatchObject({ status: 'confirmed', confirmed_by: 'holder', reservation_number: booked.number });
    expect(await detail(booked)).toMatchObject({
      check_out: '2027-06-12',
      paid_amount: 230_000,
      changes: [{ refund: 230_000, refund_status: 'pending' }],
    });
    await app.deps.queue.runDue();
    expect((await detail(booked)).changes).toMatchObject([{ refund_status: 'completed' }]);
  });

  test('refunds the last payment first, and a later cancellation refunds the rest', async () => {
    const booked = await app.book();
    await pay((await change(booked, LONGER)).hold);
    await change(booked, { start_date: '2027-06-12', ...LONGER });
    expect(await detail(booked)).toMatchObject({
      paid_amount: 410_000,
      changes: [{ paid: 180_000 }, { refund: 230_000 }],
    });
    const { reservation } = done(await app.guest.cancel(booked.number, booked.token, 0));
    expect(reservation).toMatchObject({ paid_amount: 410_000, cancellation: { refund: 410_000 } });
    await app.deps.queue.runDue();
    const { changes, cancellation } = await detail(booked);
    expect([changes[1]?.refund_status, cancellation?.refund_status]).toEqual(['completed', 'completed']);
  });
});

describe('the booked stay', () => {
  test('counts as available when its reservation is changed, and its nights keep their price', async () => {
    const { deps } = app;
    const booked = await app.book({ rooms: 2 });
    const days = `UPDATE room_day SET allotment = sold, price = price * 2, closed = stay_date = '2027-06-11'
      WHERE room_type_code = 'DLX' AND stay_date IN ('2027-06-11', '2027-06-12')`;
    await deps.db.execute(days);
    const quote = done(await app.guest.quoteChange(booked.number, booked.token, { rooms: 2, ...LONGER }));
    expect(quote.difference).toMatchObject({ price_before: 920_000, price_after: 1_280_000 });
    const { hold } = await change(booked, { rooms: 1, ...LONGER });
    expect(hold.stay.total_price).toBe(640_000);
    const more = await app.guest.quoteChange(booked.number, booked.token, { rooms: 3 });
    expect(problemOf(more)).toMatch(/^409 (room_sold_out|all_rooms_sold_out)$/);
    await deps.db.execute(`UPDATE room_day SET allotment = 1000, price = 230000, closed = false
      WHERE room_type_code = 'DLX' AND stay_date IN ('2027-06-11', '2027-06-12')`);
  });

  test.each([
    ['per night', 'BB', 540_000, 500_000, 770_000],
    ['per stay', 'SPA', 610_000, 560_000, 790_000],
  ])(
    'keeps its package (priced %s) and price after the package is closed, restricted and made more expensive',
    async (_, package_code, before, later, longer) => {
      const { guest, deps } = app;
      const booked = await app.book({ package_code });
      const offered = (change: (pack: BundlePackage) => void) =>
        loadHotels(
          deps.db,
          demoHotel('1', (hotel) => {
            roomy(hotel);
            hotel.packages.filter((one) => one.package_code === package_code).forEach(change);
          }),
        );
      const closed = { from: '2027-06-11', to: '2027-06-12', price: null };
      await offered((pack) => {
        Object.assign(pack, { price: pack.price + 10_000, periods: [closed], min_nights: 3, room_type_codes: ['STE'] });
      });
      const priceOf = async (wish: StayWish) => {
        const answer = await guest.quoteChange(booked.number, booked.token, { package_code, ...wish });
        return answer.status === 201 ? answer.body.difference.price_after : problemOf(answer);
      };
      const LATER = { start_date: '2027-06-12', ...LONGER };
      expect([await priceOf(LATER), await priceOf(LONGER)]).toEqual([later, longer]);
      expect([await priceOf(SHORTER), await priceOf({ rooms: 2 })]).toEqual(['422 stay_length', '422 validation']);
      const { hold } = await change(booked, { package_code, ...LATER });
      expect(hold.stay).toMatchObject({ package_code, total_price: later });
      expect((await detail(booked)).changes).toMatchObject([{ price_before: before, refund: before - later }]);
      await offered(() => undefined);
    },
  );

  test('changes at once if it requires no prepayment, with the new price due at the hotel', async () => {
    const hold = await bookByCode(app.deps, app.guest, { hotel_code: '10', room_type_code: 'OCN' });
    const booked = { number: hold.reservation_number!, token: hold.token };
    const wish = { hotel_code: '10', room_type_code: 'COT' };
    const { quote } = await change(booked, wish);
    const { price_after } = quote.difference;
    expect(quote).toMatchObject({
      confirmed_by: 'holder',
      difference: { to_pay: 0, to_refund: 0, balance_due: price_after },
    });
    expect(await detail(booked)).toMatchObject({
      room_type_code: 'COT',
      total_price: price_after,
      balance_due: price_after,
    });
  });
});

describe('the cancellation policy', () => {
  /** For a check-in on 11 June, cancelling is free until 9 June. */
  const ON_THE_DAY_BEFORE = '2027-06-10T01:00:00Z';

  test('forbids another check-in date or a lower price once cancelling incurs a fee', async () => {
    const booked = await app.book();
    const { guest, deps } = app;
    const before = done(await guest.quoteChange(booked.number, booked.token, SHORTER));
    deps.clock.set(ON_THE_DAY_BEFORE);
    for (const wish of [SHORTER, { start_date: '2027-06-12', end_date: '2027-06-15' }])
      expect(problemOf(await guest.quoteChange(booked.number, booked.token, wish))).toBe('409 change_not_free');
    expect(problemOf(await guest.change(booked.number, booked.token, before.quote_id))).toBe('410 quote_expired');
    const { hold } = await change(booked, LONGER);
    expect(await pay(hold)).toMatchObject({ status: 'completed' });
  });

  test('forbids any change once the stay has begun or been cancelled', async () => {
    const booked = await app.book();
    const { guest, deps } = app;
    const quote = done(await guest.quoteChange(booked.number, booked.token, LONGER));
    deps.clock.set('2027-06-12T01:00:00Z');
    expect(problemOf(await guest.quoteChange(booked.number, booked.token, LONGER))).toBe('409 change_failed');
    expect((await detail(booked)).allowed_actions).not.toContain('change');
    deps.clock.set(START);
    done(await guest.cancel(booked.number, booked.token, 0));
    expect(problemOf(await guest.change(booked.number, booked.token, quote.quote_id))).toBe('409 change_failed');
  });
});

describe('rejects a change', () => {
  test('that changes nothing or moves to another hotel', async () => {
    const { number, token } = await app.book();
    expect(problemOf(await app.guest.quoteChange(number, token, {}))).toBe('422 nothing_changed');
    const elsewhere = await app.guest.quoteChange(number, token, { hotel_code: '10', room_type_code: 'OCN' });
    expect(elsewhere.problem).toMatchObject({ code: 'validation', errors: [{ pointer: '/hotel_code' }] });
  });

  test.each(['total_price', 'difference', 'to_pay', 'reservation_number'])(
    'whose request contains %s, which only the server sets',
    async (field) => {
      const { number, token } = await app.book();
      const { guest } = app;
      const path = `/client/booking/reservations/${number}`;
      const own = { 'reservation-token': token };
      const body = { ...quoteRequest(LONGER), [field]: 1 };
      expect(problemOf(await guest.call('POST', `${path}/change-quotes`, own, body))).toBe('422 validation');
      const { quote_id } = done(await guest.quoteChange(number, token, LONGER));
      const once = { ...own, 'idempotency-key': randomUUID() };
      const made = await guest.call('POST', `${path}/changes`, once, { quote_id, [field]: 1 });
      expect(problemOf(made)).toBe('422 validation');
      expect(await detail({ number, token })).toMatchObject({ total_price: 460_000, changes: [] });
    },
  );

  test('whose quote is for another reservation or a new booking, has been used or has expired', async () => {
    const { guest, deps } = app;
    const [own, other] = [await app.book(), await app.book()];
    const quote = done(await guest.quoteChange(other.number, other.token, SHORTER));
    const booking = done(await guest.quote());
    expect(problemOf(await guest.change(own.number, own.token, quote.quote_id))).toBe('404 not_found');
    expect(problemOf(await guest.change(own.number, own.token, booking.quote_id))).toBe('404 not_found');
    expect(problemOf(await guest.change(other.number, own.token, quote.quote_id))).toBe('404 reservation_not_found');
    expect(problemOf(await guest.quoteChange(other.number, own.token, SHORTER))).toBe('404 reservation_not_found');
    done(await guest.change(other.number, other.token, quote.quote_id));
    expect(problemOf(await guest.change(other.number, other.token, quote.quote_id))).toBe('409 quote_used');
    const late = done(await guest.quoteChange(own.number, own.token, SHORTER));
    deps.clock.set('2027-06-01T01:30:00Z');
    expect(problemOf(await guest.change(own.number, own.token, late.quote_id))).toBe('410 quote_expired');
  });

  test('whose quote is used to create a new booking', async () => {
    const { number, token } = await app.book();
    const { quote_id } = done(await app.guest.quoteChange(number, token, SHORTER));
    const answer = await app.guest.hold({ quote_id, quote_token: token } as never);
    expect(answer.status).toBe(401);
  });

  test('whose price or amount to pay differs from the quote', async () => {
    const { guest, deps } = app;
    const booked = await app.book();
    const longer = done(await guest.quoteChange(booked.number, booked.token, LONGER));
    await change(booked, SHORTER);
    // The new price is the same as quoted, but the amount to pay has increased.
    expect(problemOf(await guest.change(booked.number, booked.token, longer.quote_id))).toBe('409 room_changed');

    const again = done(await guest.quoteChange(booked.number, booked.token, LONGER));
    const price = (factor: string) =>
      deps.db.execute(
        `UPDATE room_day SET price = price ${factor} WHERE room_type_code = 'DLX' AND stay_date = '2027-06-13'`,
      );
    await price('* 2');
    const refused = await guest.change(booked.number, booked.token, again.quote_id);
    expect(refused.problem).toMatchObject({ code: 'price_changed', price_before: 640_000, price_after: 820_000 });
    await price('/ 2');
  });

  test('while an earlier change is being paid for, or after its night has sold out', async () => {
    const { guest, deps } = app;
    const booked = await app.book();
    const { hold } = await change(booked, LONGER);
    const shorter = done(await guest.quoteChange(booked.number, booked.token, SHORTER));
    await pay(hold, async () => {
      const another = await guest.change(booked.number, booked.token, shorter.quote_id);
      expect(problemOf(another)).toBe('409 payment_in_progress');
    });

    const other = await app.book({ room_type_code: 'STD' });
    const quote = done(await guest.quoteChange(other.number, other.token, { room_type_code: 'STD', ...LONGER }));
    const sold = (as: string) =>
      deps.db.execute(`UPDATE room_day SET ${as} WHERE room_type_code = 'STD' AND stay_date = '2027-06-13'`);
    await sold('provider_allotment = allotment, allotment = sold');
    expect(problemOf(await guest.change(other.number, other.token, quote.quote_id))).toBe('409 room_sold_out');
    await sold('allotment = provider_allotment, provider_allotment = NULL');
  });
});

test('emails the guest the new stay after each change', async () => {
  const booked = await app.book();
  const { hold } = await change(booked, LONGER);
  const mailsOfChange = async () => {
    await app.deps.queue.runDue(['booking.notification']);
    const sent = app.deps.outbox.splice(0).map((mail) => JSON.stringify(mail));
    return sent.filter((mail) => mail.includes(booked.number) && mail.includes('예약이 변경되었습니다'));
  };
  expect(await mailsOfChange()).toEqual([]);
  await pay(hold);
  expect(await mailsOfChange()).toEqual([expect.stringContaining('640,000')]);
  await change(booked, SHORTER);
  expect(await mailsOfChange()).toEqual([expect.stringContaining('230,000')]);
});

test('creates a change once and returns the same response and token for the same idempotency key', async () => {
  const booked = await app.book();
  const { quote_id } = done(await app.guest.quoteChange(booked.number, booked.token, SHORTER));
  const key = randomUUID();
  const first = done(await app.guest.change(booked.number, booked.token, quote_id, key));
  expect(done(await app.guest.change(booked.number, booked.token, quote_id, key))).toEqual(first);
  expect((await detail(booked)).changes).toHaveLength(1);
});
