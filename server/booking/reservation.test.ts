import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { COUPLE, done, guestOf, refusal } from '../../tests/support/guest.ts';
import { demoHotel } from '../../tests/support/properties.ts';
import { type Booked, startWorld, type World } from '../../tests/support/world.ts';

const START = '2027-06-01T01:00:00Z';
const FREE = { hotel_code: '10', room_type_code: 'OCN' };
const GUARANTEED = { hotel_code: '13', room_type_code: 'HAN' };

let world: World;
beforeAll(async () => {
  world = await startWorld({ now: START });
});
afterEach(async () => {
  world.deps.clock.set(START);
  await world.deps.queue.runDue(['payment.refund', 'payment.forget-card']);
  expect(await world.differences()).toEqual([]);
});
afterAll(() => world.close());

const guarantee = async () => {
  const { guest, outside } = world;
  const hold = await guest.reserve(GUARANTEED);
  const ready = done(await guest.openPayment(hold));
  const { token } = await outside.tokens.take(ready.order_id);
  const paid = done(await guest.guarantee(ready.order_id, hold.reservation_token, token));
  return { hold, ready, card: token, number: paid.reservation_number!, token: hold.reservation_token };
};

describe('where nothing is paid before', () => {
  test('reserving confirms at once, and the balance is due at the hotel', async () => {
    const { guest } = world;
    const hold = await guest.reserve(FREE);
    expect(hold).toMatchObject({ status: 'confirmed', stay: { paid_amount: 0, payment_type: 'FREE_HOLD' } });
    const { reservation } = done(await guest.detail(hold.reservation_number!, hold.reservation_token));
    expect(reservation).toMatchObject({ status: 'confirmed', paid_amount: 0, payment: null, balance_due: hold.stay.total_price });
    expect(refusal(await guest.openPayment(hold))).toBe('409 reservation_failed');
    expect(refusal(await guest.release(hold.hold_number, hold.reservation_token))).toBe('409 cancel_failed');
  });

  test('the fee of a cancellation is told and not collected', async () => {
    const { guest, deps } = world;
    const hold = await guest.reserve({ ...FREE, start_date: '2027-06-02', end_date: '2027-06-03' });
    const number = hold.reservation_number!;
    deps.clock.set('2027-06-02T01:00:00Z');
    const preview = done(await guest.preview(number, hold.reservation_token));
    expect(preview).toMatchObject({ cancellable: true, fee_percent: 20, refund: 0, fee_collected: false });
    expect(preview.fee).toBe(hold.stay.total_price / 5);
    const cancelled = done(await guest.cancel(number, hold.reservation_token, preview.fee));
    expect(cancelled.reservation.cancellation).toMatchObject({ fee: preview.fee, refund: 0, refund_status: 'none' });
  });
});

describe('a card left as a guarantee', () => {
  test('confirms, and is forgotten when the booking is cancelled', async () => {
    const { guest, deps, outside } = world;
    const { ready, number, token, card } = await guarantee();
    expect(ready).toMatchObject({ amount: 0, card_window: null, token_frame: { frame_url: expect.stringContaining(ready.order_id) } });
    const { reservation } = done(await guest.detail(number, token));
    expect(reservation).toMatchObject({ status: 'confirmed', paid_amount: 0, payment: { card_number_masked: expect.stringContaining('*') } });
    expect(reservation.balance_due).toBe(reservation.total_price);

    done(await guest.cancel(number, token, 0));
    expect((await outside.tokens.all()).find((one) => one.token === card)).toMatchObject({ status: 'active' });
    await deps.queue.runDue(['payment.forget-card']);
    expect((await outside.tokens.all()).find((one) => one.token === card)).toMatchObject({ status: 'revoked' });
  });

  test.each(['guarantee_expired', 'guarantee_other_order'])('a card that is %s confirms nothing, and another may be given', async (kind) => {
    const { guest, outside } = world;
    const hold = await guest.reserve(GUARANTEED);
    const { order_id } = done(await guest.openPayment(hold));
    const { token: bad } = await outside.tokens.take(order_id, kind);
    expect(refusal(await guest.guarantee(order_id, hold.reservation_token, bad))).toBe('402 payment_failed');
    const { token: good } = await outside.tokens.take(order_id);
    expect(done(await guest.guarantee(order_id, hold.reservation_token, good)).status).toBe('completed');
  });

  test('a token for another order, an unknown one, and somebody else are refused', async () => {
    const { guest, outside } = world;
    const [mine, other] = [await guest.reserve(GUARANTEED), await guest.reserve(GUARANTEED)];
    const [my, their] = [done(await guest.openPayment(mine)), done(await guest.openPayment(other))];
    const { token } = await outside.tokens.take(my.order_id);
    expect(refusal(await guest.guarantee(their.order_id, other.reservation_token, token))).toBe('402 payment_failed');
    expect(refusal(await guest.guarantee(their.order_id, other.reservation_token, 'no-such-token-at-all'))).toBe('402 payment_failed');
    expect(refusal(await guest.guarantee(my.order_id, other.reservation_token, token))).toBe('404 not_found');
  });

  test('comes too late when the hold is over', async () => {
    const { guest, deps, outside } = world;
    const hold = await guest.reserve(GUARANTEED);
    const { order_id } = done(await guest.openPayment(hold));
    const { token } = await outside.tokens.take(order_id);
    deps.clock.advance(15 * 60_000);
    expect(refusal(await guest.guarantee(order_id, hold.reservation_token, token))).toBe('410 hold_expired');
    await deps.queue.runDue(['booking.expire-hold']);
  });

  test('the same key confirms once', async () => {
    const { guest, outside } = world;
    const hold = await guest.reserve(GUARANTEED);
    const { order_id } = done(await guest.openPayment(hold));
    const { token } = await outside.tokens.take(order_id);
    const key = randomUUID();
    const [first, again] = [await guest.guarantee(order_id, hold.reservation_token, token, key), await guest.guarantee(order_id, hold.reservation_token, token, key)];
    expect(again.body).toEqual(first.body);
  });
});

describe('looking a reservation up', () => {
  let booked: Booked;
  beforeAll(async () => {
    booked = await world.book();
  });

  test.each(['김민서', ' 민서 김 ', '김 민서'])('as %s', async (name) => {
    const found = done(await world.guest.lookUp(booked.number.toLowerCase(), name));
    expect(done(await world.guest.detail(booked.number, found.reservation_token)).reservation.status).toBe('confirmed');
  });

  test('every miss is the same answer', async () => {
    const { guest } = world;
    const misses = [
      await guest.lookUp(booked.number, '김민수'),
      await guest.lookUp('HS22222222', '김민서'),
      await guest.lookUp('HS22222222', '아무개'),
      await guest.lookUp(booked.number, '김민서', '10'),
    ];
    const bodies = misses.map(({ status, body }) => ({ status, ...(body as object), instance: '' }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ status: 404, code: 'lookup_mismatch' });
  });

  test('every miss asks the database the same, so that none takes longer', async () => {
    const { deps, guest } = world;
    const raw = deps.database.raw as { pglite: { query: (...args: unknown[]) => Promise<unknown> } };
    const asked = async (number: string, name: string) => {
      const statements: unknown[] = [];
      const { query } = raw.pglite;
      raw.pglite.query = (...args) => (statements.push(args[0]), query.apply(raw.pglite, args));
      await guest.lookUp(number, name);
      raw.pglite.query = query;
      return statements;
    };
    const wrongName = await asked(booked.number, '김민수');
    expect(wrongName.length).toBeGreaterThan(2);
    expect(await asked('HS22222222', '김민서')).toEqual(wrongName);
  });

  test('its token opens this one for half an hour', async () => {
    const { guest, deps } = world;
    const other = await world.book();
    const { reservation_token } = done(await guest.lookUp(booked.number, '김민서'));
    expect(refusal(await guest.detail(other.number, reservation_token))).toBe('404 reservation_not_found');
    deps.clock.advance(30 * 60_000);
    expect(refusal(await guest.detail(booked.number, reservation_token))).toBe('401 session_expired');
  });

  test("a member's is opened after login only", async () => {
    const { guest, deps } = world;
    const member = await world.book();
    await deps.db.execute(sql`UPDATE reservation SET member_id = 'member-1' WHERE reservation_number = ${member.number}`);
    expect(refusal(await guest.lookUp(member.number, '김민서'))).toBe('403 member_reservation_login_required');
    expect(refusal(await guest.lookUp(member.number, '김민수'))).toBe('404 lookup_mismatch');
  });

  test('an unknown hotel is told', async () => {
    expect(refusal(await world.guest.lookUp(booked.number, '김민서', '99'))).toBe('404 not_found');
  });
});

describe("another's reservation", () => {
  test('is not read, previewed, cancelled or exported', async () => {
    const { guest } = world;
    const [mine, theirs] = [await world.book(), await world.book()];
    const calls = [
      await guest.detail(theirs.number, mine.token),
      await guest.preview(theirs.number, mine.token),
      await guest.cancel(theirs.number, mine.token, 0),
      await guest.call('GET', `/client/booking/reservations/${theirs.number}/calendar`, { 'reservation-token': mine.token }),
    ];
    expect(new Set(calls.map(refusal))).toEqual(new Set(['404 reservation_not_found']));
    expect(refusal(await guest.payment(theirs.orderId, mine.token))).toBe('404 not_found');
    expect(done(await guest.detail(theirs.number, theirs.token)).reservation.status).toBe('confirmed');
  });

  test('nor with a token that names another company', async () => {
    const { guest } = world;
    const { number, token } = await world.book();
    expect(refusal(await guest.detail(number, token.replace('haneul.', 'bada.')))).toBe('401 session_expired');
    expect(refusal(await guest.detail(number, null))).toBe('401 login_required');
  });
});

describe('cancelling', () => {
  const soon = { start_date: '2027-06-02', end_date: '2027-06-03' };

  test('keeps the fee of the policy, gives back the rest, and frees the room', async () => {
    const { guest, deps, outside } = world;
    const { number, token, orderId } = await world.book(soon);
    const preview = done(await guest.preview(number, token));
    expect(preview).toMatchObject({ days_before: 1, fee_percent: 10, fee: 18_000, refund: 162_000, fee_collected: true });
    done(await guest.cancel(number, token, 18_000));
    await deps.queue.runDue(['payment.refund']);
    const charge = (await outside.control.charges()).find((one) => one.orderId === orderId);
    expect(charge).toMatchObject({ captured: 180_000, cancelled: 162_000, balance: 18_000 });
  });

  test('another fee than the one agreed to cancels nothing', async () => {
    const { guest, deps } = world;
    const { number, token } = await world.book(soon);
    deps.clock.set('2027-06-02T01:00:00Z');
    const refused = await guest.cancel(number, token, 18_000);
    expect(refused).toMatchObject({ status: 409, problem: { code: 'price_changed', price_before: 18_000, price_after: 36_000 } });
    expect(done(await guest.detail(number, token)).reservation.status).toBe('confirmed');
  });

  test('once: the same key replays, another is told that it failed', async () => {
    const { guest } = world;
    const { number, token } = await world.book();
    const key = randomUUID();
    const first = await guest.cancel(number, token, 0, key);
    expect((await guest.cancel(number, token, 0, key)).body).toEqual(first.body);
    expect(refusal(await guest.cancel(number, token, 1, key))).toBe('422 idempotency_mismatch');
    expect(refusal(await guest.cancel(number, token, 0))).toBe('409 cancel_failed');
  });

  test('is over when the stay has begun, whatever fee is sent', async () => {
    const { guest, deps } = world;
    const { number, token } = await world.book(soon);
    deps.clock.set('2027-06-02T15:00:00Z');
    expect(done(await guest.preview(number, token)).cancellable).toBe(false);
    expect(refusal(await guest.cancel(number, token, 36_000))).toBe('409 cancel_failed');
    expect(done(await guest.detail(number, token)).reservation.allowed_actions).toEqual(['print', 'calendar']);
  });
});

test('a reservation is told in the language that is asked for', async () => {
  const { guest } = world;
  const { number, token } = await world.book({ options: [{ upselling_code: 'BREAKFAST', count: 2, date_list: ['2027-06-11'] }] });
  const told = async (language: string) => done(await guest.detail(number, token, { 'accept-language': language })).reservation;
  const [korean, english] = [await told('ko'), await told('en')];
  expect([korean.room_type_name, korean.stay.hotel_name]).toEqual(['디럭스 트윈', '하루 시티 서울']);
  expect([english.room_type_name, english.stay.hotel_name]).toEqual(['Deluxe Twin', 'Haru City Seoul']);
  expect(english.stay.rooms[0]!.lines.map((line) => line.name)).toEqual(['Deluxe Twin', 'Deluxe Twin', 'Breakfast']);
  expect(english.stay.total_price).toBe(korean.stay.total_price);
});

test('a stay that is over becomes used at the check-out time of its hotel, and its card is forgotten', async () => {
  const { guest, deps, outside } = world;
  const { number, token, card } = await guarantee();
  const status = async () => done(await guest.detail(number, token)).reservation.status;
  const endStays = async () => {
    await deps.queue.send(deps.db, 'booking.end-stays', {});
    await deps.queue.runDue(['booking.end-stays', 'payment.forget-card']);
  };
  deps.clock.set('2027-06-13T01:59:59Z');
  await endStays();
  expect(await status()).toBe('confirmed');
  deps.clock.set('2027-06-13T02:00:00Z');
  await endStays();
  expect(await status()).toBe('used');
  expect(refusal(await guest.cancel(number, token, 0))).toBe('409 cancel_failed');
  expect((await outside.tokens.all()).find((one) => one.token === card)).toMatchObject({ status: 'revoked' });
});

test('the stay as a calendar file', async () => {
  const { number, token } = await world.book();
  const path = `/client/booking/reservations/${number}/calendar`;
  const file = await world.guest.call<string>('GET', path, { 'reservation-token': token });
  expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
  expect(file.body).toContain('DTSTART;VALUE=DATE:20270611');
  expect(file.body).toContain('DTEND;VALUE=DATE:20270613');
});

describe('one address', () => {
  let strict: World;
  beforeAll(async () => {
    strict = await startWorld({ hotels: [demoHotel('1')], rateLimitFactor: 1 });
  });
  afterAll(() => strict.close());

  const limited = { status: 429, problem: { code: 'rate_limited' } };
  const retryAfter = (headers: Headers) => Number(headers.get('retry-after'));

  test('does not guess numbers', async () => {
    const tries = [];
    for (let n = 0; n < 21; n += 1) tries.push(await strict.guest.lookUp(`HS2222222${n}`, '김민서'));
    expect(tries.slice(0, 20).map(refusal)).toEqual(Array(20).fill('404 lookup_mismatch'));
    expect(tries[20]).toMatchObject(limited);
    expect(retryAfter(tries[20]!.headers)).toBeGreaterThan(0);
  });

  test('nor the name to a number, from wherever it comes', async () => {
    strict.deps.clock.advance(3_600_000);
    const tries = [];
    for (let n = 0; n < 11; n += 1) tries.push(await strict.guest.lookUp(n % 2 ? 'HS33333333' : ' hs33333333', '김민서'));
    expect(tries[10]).toMatchObject(limited);
  });

  test('does not keep rooms from others', async () => {
    const { guest } = strict;
    const wish = { room_type_code: 'STD', rooms: 1 };
    const tries = [];
    for (let n = 0; n < 21; n += 1) {
      const start_date = `2027-07-${String(n + 1).padStart(2, '0')}`;
      const end_date = `2027-07-${String(n + 2).padStart(2, '0')}`;
      tries.push(await guest.hold(done(await guest.quote({ ...wish, start_date, end_date }))));
    }
    expect(tries.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(tries[20]).toMatchObject(limited);
    expect(retryAfter(tries[20]!.headers)).toBeGreaterThan(0);
    expect(await strict.differences()).toEqual([]);
  });

  test('opens so many payments of a hold and no more', async () => {
    strict.deps.clock.advance(3_600_000);
    const hold = await strict.guest.reserve();
    const tries = [];
    for (let n = 0; n < 21; n += 1) tries.push(await strict.guest.openPayment(hold));
    expect(tries[20]).toMatchObject(limited);
  });

  test('asks for so many prices a minute', async () => {
    strict.deps.clock.advance(3_600_000);
    const rooms = { hotel_code: '1', start_date: '2027-06-11', end_date: '2027-06-12', reservationRoomList: [{ room_type_code: 'DLX', ...COUPLE, selectedUpselling: [] }] };
    const guest = guestOf(strict.send);
    const tries = [];
    for (let n = 0; n < 121; n += 1) tries.push(await guest.call('POST', '/client/booking/quotes', {}, rooms));
    expect(tries[119]).toMatchObject({ status: 201 });
    expect(tries[120]).toMatchObject(limited);
  });
});
