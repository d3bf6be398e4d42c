import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BundlePackage } from '../../../generated/types.ts';
import { done, nicepayWindow, problemOf, quoteRequest, type StayWish } from '../../../tests/support/guest.ts';
import { bookByCode } from '../../../tests/support/hold-code.ts';
import { demoHotel, loadHotels } from '../../../tests/support/properties.ts';
import { type Booked, roomy, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const START = '2027-06-01T01:00:00Z';
/** A deluxe twin from 11 June: Friday and Saturday at 230,000, Sunday at 180,000. */
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

/** Quotes a change and asks for it. */
async function change({ number, token }: Pick<Booked, 'number' | 'token'>, wish: StayWish) {
  app.deps.clock.advance(1_000);
  const quote = done(await app.guest.quoteChange(number, token, wish));
  return { quote, hold: done(await app.guest.change(number, token, quote.quote_id)) };
}

type Held = Awaited<ReturnType<typeof change>>['hold'];

/** Pays what a change costs, through the card window. `meanwhile` happens while the provider has charged and not answered yet. */
async function pay({ hold_number, reservation_token }: Held, meanwhile?: () => Promise<void>) {
  const { control } = app.externalServices;
  const ready = done(await app.guest.openPayment({ hold_number, reservation_token }));
  const scenario = meanwhile && 'timeout_after_approval';
  const back = app.guest.returnFromCardWindow(await control.authorise(nicepayWindow(ready).request, scenario));
  if (meanwhile) {
    await control.held(ready.order_id);
    await meanwhile();
    await control.release(ready.order_id);
  }
  await back;
  await app.deps.queue.runDue();
  return done(await app.guest.payment(ready.order_id, reservation_token));
}

async function detail({ number, token }: Pick<Booked, 'number' | 'token'>) {
  return done(await app.guest.detail(number, token)).reservation;
}

describe('a stay that becomes dearer', () => {
  test('stays as it is until the difference is paid', async () => {
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
    // What the change was paid with opens the reservation as well.
    expect(await detail({ ...booked, token: hold.reservation_token! })).toMatchObject(changed);
  });

  test('is given up by another change, and by cancelling', async () => {
    const booked = await app.book();
    const { hold: first } = await change(booked, LONGER);
    const { hold: second } = await change(booked, LONGER);
    expect(done(await app.guest.getHold(first.hold_number, first.reservation_token)).status).toBe('released');
    done(await app.guest.cancel(booked.number, booked.token, 0));
    expect(done(await app.guest.getHold(second.hold_number, second.reservation_token)).status).toBe('released');
    expect(problemOf(await app.guest.openPayment(second))).toBe('410 hold_expired');
  });

  test('that is paid after the stay was cancelled is given back', async () => {
    const booked = await app.book();
    const { hold } = await change(booked, LONGER);
    const paid = await pay(hold, async () => {
      done(await app.guest.cancel(booked.number, booked.token, 0));
    });
    expect(paid).toMatchObject({ status: 'refunded', code: 'reservation_failed' });
    expect(await detail(booked)).toMatchObject({ status: 'cancelled', total_price: 460_000 });
  });
});

describe('a stay that becomes cheaper', () => {
  test('is changed at once, and the difference goes back', async () => {
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

  test('after it became dearer gives back of what was paid last, and cancelling gives back the rest', async () => {
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

describe('what is booked', () => {
  test('is there for its own change, though all else is sold or closed, and a night that stays keeps its price', async () => {
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
    ['by night', 'BB', 540_000, 500_000, 770_000],
    ['by stay', 'SPA', 610_000, 560_000, 790_000],
  ])(
    'has its package (%s) at its price, though that is closed, dearer and for longer stays of other rooms by now',
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
      const asked = async (wish: StayWish) => {
        const answer = await guest.quoteChange(booked.number, booked.token, { package_code, ...wish });
        return answer.status === 201 ? answer.body.difference.price_after : problemOf(answer);
      };
      const LATER = { start_date: '2027-06-12', ...LONGER };
      expect([await asked(LATER), await asked(LONGER)]).toEqual([later, longer]);
      expect([await asked(SHORTER), await asked({ rooms: 2 })]).toEqual(['422 stay_length', '422 validation']);
      const { hold } = await change(booked, { package_code, ...LATER });
      expect(hold.stay).toMatchObject({ package_code, total_price: later });
      expect((await detail(booked)).changes).toMatchObject([{ price_before: before, refund: before - later }]);
      await offered(() => undefined);
    },
  );

  test('stays where nothing is paid before, at another price that is due at the hotel', async () => {
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

describe('what the policy forbids', () => {
  /** The last free day of 11 June is the 9th. */
  const ON_THE_DAY_BEFORE = '2027-06-10T01:00:00Z';

  test('is another first day and a lower price, from the day on which cancelling costs something', async () => {
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

  test('is anything at all once the stay has begun or ended', async () => {
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

describe('a change is refused', () => {
  test('that would change nothing, or leads to another hotel', async () => {
    const { number, token } = await app.book();
    expect(problemOf(await app.guest.quoteChange(number, token, {}))).toBe('422 nothing_changed');
    const elsewhere = await app.guest.quoteChange(number, token, { hotel_code: '10', room_type_code: 'OCN' });
    expect(elsewhere.problem).toMatchObject({ code: 'validation', errors: [{ pointer: '/hotel_code' }] });
  });

  test.each(['total_price', 'difference', 'to_pay', 'reservation_number'])(
    'that says %s itself: what it costs is the server’s own to say',
    async (field) => {
      const { number, token } = await app.book();
      const { guest } = app;
      const path = `/client/booking/reservations/${number}`;
      const own = { 'reservation-token': token };
      const asked = { ...quoteRequest(LONGER), [field]: 1 };
      expect(problemOf(await guest.call('POST', `${path}/change-quotes`, own, asked))).toBe('422 validation');
      const { quote_id } = done(await guest.quoteChange(number, token, LONGER));
      const once = { ...own, 'idempotency-key': randomUUID() };
      const made = await guest.call('POST', `${path}/changes`, once, { quote_id, [field]: 1 });
      expect(problemOf(made)).toBe('422 validation');
      expect(await detail({ number, token })).toMatchObject({ total_price: 460_000, changes: [] });
    },
  );

  test('by the quote of another reservation, of a booking, twice, and after half an hour', async () => {
    const { guest, deps } = app;
    const [mine, theirs] = [await app.book(), await app.book()];
    const quote = done(await guest.quoteChange(theirs.number, theirs.token, SHORTER));
    const booking = done(await guest.quote());
    expect(problemOf(await guest.change(mine.number, mine.token, quote.quote_id))).toBe('404 not_found');
    expect(problemOf(await guest.change(mine.number, mine.token, booking.quote_id))).toBe('404 not_found');
    expect(problemOf(await guest.change(theirs.number, mine.token, quote.quote_id))).toBe('404 reservation_not_found');
    expect(problemOf(await guest.quoteChange(theirs.number, mine.token, SHORTER))).toBe('404 reservation_not_found');
    done(await guest.change(theirs.number, theirs.token, quote.quote_id));
    expect(problemOf(await guest.change(theirs.number, theirs.token, quote.quote_id))).toBe('409 quote_used');
    const late = done(await guest.quoteChange(mine.number, mine.token, SHORTER));
    deps.clock.set('2027-06-01T01:30:00Z');
    expect(problemOf(await guest.change(mine.number, mine.token, late.quote_id))).toBe('410 quote_expired');
  });

  test('as a quote of a change is no quote to book from', async () => {
    const { number, token } = await app.book();
    const { quote_id } = done(await app.guest.quoteChange(number, token, SHORTER));
    const answer = await app.guest.hold({ quote_id, quote_token: token } as never);
    expect(answer.status).toBe(401);
  });

  test('where the price, the terms or what was told of the money is another by now', async () => {
    const { guest, deps } = app;
    const booked = await app.book();
    const longer = done(await guest.quoteChange(booked.number, booked.token, LONGER));
    await change(booked, SHORTER);
    // The nights are the ones that were quoted, at the same price, but there is more to pay.
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

  test('while an earlier one is being paid, and of what was sold meanwhile', async () => {
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

test('the guest is told by mail of each change that is made, with the stay as it is then', async () => {
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

test('asked for again with its key a change is made once and told alike, with its token', async () => {
  const booked = await app.book();
  const { quote_id } = done(await app.guest.quoteChange(booked.number, booked.token, SHORTER));
  const key = randomUUID();
  const first = done(await app.guest.change(booked.number, booked.token, quote_id, key));
  expect(done(await app.guest.change(booked.number, booked.token, quote_id, key))).toEqual(first);
  expect((await detail(booked)).changes).toHaveLength(1);
});
