import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWhenNeeded } from '../../scripts/build.ts';
import type { OpenDatabase } from '../../server/platform/database.ts';
import { timesOver } from '../support/long.ts';
import { anybody, CUSTOMER, done, nicepayWindow, type Guest, guestOf, sendTo } from '../support/guest.ts';
import { type TestPostgres, testPostgres } from '../support/postgres.ts';
import {
  eventually,
  hotelFromToday,
  ownFolder,
  type ServerProcess,
  startExternalServicesWithFaultProxy,
  startServer,
} from '../support/process.ts';
import { loadHotels } from '../support/properties.ts';
import { differences } from '../support/reconcile.ts';

const rounds = Array.from({ length: timesOver(20) }, (_, round) => round);
const { hotel, stay } = hotelFromToday();
const home = ownFolder();
let postgres: TestPostgres;
let database: OpenDatabase;
let externalServices: Awaited<ReturnType<typeof startExternalServicesWithFaultProxy>>;
let server: ServerProcess;
let guest: Guest;
/** What the test has locked; a failing test must not keep it. */
const locks: { locked: Promise<void>; letGo: () => Promise<void> }[] = [];

/** @param env more settings of the server */
async function start(env: Record<string, string> = {}) {
  server = await startServer({
    ...externalServices.env,
    DATABASE_URL: postgres.url,
    DATABASE_POOL: '30',
    DATA_DIR: home.folder,
    ...env,
  });
  guest = guestOf(sendTo(server.origin));
}

beforeAll(async () => {
  await buildWhenNeeded({ quiet: true });
  postgres = await testPostgres();
  database = await postgres.open();
  await loadHotels(database.db, hotel);
  externalServices = await startExternalServicesWithFaultProxy();
  await start();
});
afterAll(async () => {
  for (const lock of locks) await lock.letGo().catch(() => undefined);
  await server.end();
  await externalServices.close();
  await database.close();
  await postgres.close();
  home.remove();
});

/** Holds a room and goes through the card window; the form has not come back. */
async function pay(sentinel = 'approved') {
  const { hold_number: hold, reservation_token: token } = await guest.reserve(stay);
  const ready = done(await guest.openPayment({ hold_number: hold, reservation_token: token }));
  const form = await externalServices.control.authorise(nicepayWindow(ready).request, sentinel);
  return { hold, token, orderId: ready.order_id, form, tid: form.fields.tid! };
}
type Paying = Awaited<ReturnType<typeof pay>>;

/** Sends what the process will not live to answer. */
function send(call: Promise<unknown>): void {
  call.catch(() => undefined);
}
function comeBack(paying: Paying) {
  return send(guest.comeBack(paying.form));
}
function call(method: string, path: string, part = '') {
  return (asked: { method: string; path: string; body: string }) =>
    asked.method === method && asked.path.split('?')[0] === path && asked.body.includes(part);
}

/** Locks rows until the end of its transaction, so that the server stands still before them. */
function locking(query: ReturnType<typeof sql>) {
  const locked = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const over = database.db.transaction(async (tx) => {
    await tx.execute(query);
    locked.resolve();
    await letGo.promise;
  });
  const lock = { locked: locked.promise, letGo: async () => (letGo.resolve(), await over) };
  locks.push(lock);
  return lock;
}
async function serverWaits(count: number) {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`SELECT count(*) AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'booking-server'`,
  );
  return rows[0]!.n >= count;
}

/** Sooner than the database ends a transaction that stands still (60 s). */
async function within(limitMs: number, work: Promise<unknown>) {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('Not every call came to where it should stand still')), limitMs);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

async function stateOf({ hold, token, orderId }: Paying) {
  return {
    hold: done(await guest.getHold(hold, token)).status,
    payment: done(await guest.payment(orderId, token)).status,
    balance: (await externalServices.control.charges()).find((charge) => charge.orderId === orderId)?.balance ?? 0,
  };
}
const CONFIRMED = { hold: 'confirmed', payment: 'completed', balance: 460_000 };
const OPEN = { hold: 'held', payment: 'ready', balance: 0 };
/** What a mail's subject says of a reservation, in the language of these guests. */
const WHAT: Record<string, string> = { confirmed: '예약 확정', cancelled: '예약 취소' };
const FAILED = { hold: 'held', payment: 'failed', balance: 0 };

test.each(rounds)(
  'kill -9 at every step between reserving and confirmed, and while money goes back (%i)',
  {
    timeout: 240_000,
  },
  async () => {
    const { faultProxy } = externalServices;

    // Reserving: the inventory's row is locked by somebody.
    const suites = locking(sql`SELECT FROM room_day WHERE room_type_code = 'STE' FOR UPDATE`);
    await suites.locked;
    const reserving = done(await guest.quote({ ...stay, room_type_code: 'STE' }));
    const somebody = anybody();
    send(guest.hold(reserving, somebody));

    // Held, and the window is open.
    const held = await guest.reserve(stay);
    const atTheWindow = await pay();

    // Back from the window, and nothing is written of it yet.
    const back = await pay();
    const backLock = locking(sql`SELECT FROM payment WHERE order_id = ${back.orderId} FOR UPDATE`);
    await backLock.locked;
    comeBack(back);

    // The approval has left us and not arrived; has charged and not answered.
    const asking = await pay();
    const askingStands = faultProxy.stop('before', call('POST', `/v1/payments/${asking.tid}`));
    comeBack(asking);
    const charged = await pay();
    const chargedStands = faultProxy.stop('after', call('POST', `/v1/payments/${charged.tid}`));
    comeBack(charged);

    // The answer is here, and is not written yet.
    const answered = await pay();
    const answeredStands = faultProxy.stop('after', call('POST', `/v1/payments/${answered.tid}`));
    comeBack(answered);
    await answeredStands.reached;
    const answeredLock = locking(sql`SELECT FROM hold WHERE hold_number = ${answered.hold} FOR UPDATE`);
    await answeredLock.locked;
    answeredStands.open();

    // Nobody knows what became of it: being asked about; being net-cancelled.
    const asked = await pay('reset_after_approval');
    const askedStands = faultProxy.stop('after', call('GET', `/v1/payments/${asked.tid}`));
    comeBack(asked);
    const netCancelled = await pay('reset_before_approval');
    const netCancelledStands = faultProxy.stop('after', call('POST', '/v1/payments/netcancel', netCancelled.orderId));
    comeBack(netCancelled);

    // Cancelled, and the refund is carried out but not answered; or has not arrived.
    const refunded = await pay();
    const refunding = await pay();
    const refundStands = [
      faultProxy.stop('after', call('POST', `/v1/payments/${refunded.tid}/cancel`)),
      faultProxy.stop('before', call('POST', `/v1/payments/${refunding.tid}/cancel`)),
    ];
    for (const paying of [refunded, refunding]) {
      await guest.comeBack(paying.form);
      const { reservation_number } = done(await guest.payment(paying.orderId, paying.token));
      done(await guest.cancel(reservation_number!, paying.token, 0));
    }

    // Everybody stands still: now.
    const all = [askingStands, chargedStands, askedStands, netCancelledStands, ...refundStands];
    await within(40_000, Promise.all(all.map((standing) => standing.reached)));
    await eventually(20_000, () => serverWaits(3));
    await server.kill();
    for (const lock of locks) await lock.letGo();
    for (const standing of all) standing.open();

    const tellDifferences = async () => differences(database.db, await externalServices.control.charges());
    await start({ NICEPAY_ANSWER_SECONDS: '8' });
    const tookMs = await eventually(90_000, async () => (await tellDifferences()).length === 0);
    expect(tookMs).toBeLessThan(60_000);

    expect(done(await guest.getHold(held.hold_number, held.reservation_token)).status).toBe('held');
    expect(done(await guest.hold(reserving, somebody)).status).toBe('held');
    expect(await stateOf(atTheWindow)).toEqual(OPEN);
    expect(await stateOf(back)).toEqual(OPEN);
    expect(await stateOf(asking)).toEqual(FAILED);
    expect(await stateOf(charged)).toEqual(CONFIRMED);
    expect(await stateOf(answered)).toEqual(CONFIRMED);
    expect(await stateOf(asked)).toEqual(CONFIRMED);
    expect(await stateOf(netCancelled)).toEqual(FAILED);
    for (const paying of [refunded, refunding]) {
      const charge = (await externalServices.control.charges()).find(({ orderId }) => orderId === paying.orderId);
      expect(charge).toMatchObject({ captured: 460_000, cancelled: 460_000, balance: 0 });
      expect(charge!.cancels).toHaveLength(1);
    }

    // Who has a reservation is told so whatever was killed, by one mail; those that were cancelled before it could be sent, of that alone.
    const { guest_email } = CUSTOMER;
    const untold = async () => {
      const { rows } = await database.db.execute(
        sql`SELECT FROM notice WHERE state = 'waiting' AND wanted_at <= now()`,
      );
      return rows.length;
    };
    await eventually(100_000, async () => (await untold()) === 0);
    const mails = await externalServices.sentTo(guest_email);
    const { rows: reservations } = await database.db.execute<{ number: string; hold: string; status: string }>(
      sql`SELECT reservation_number AS number, hold_number AS hold, status FROM reservation`,
    );
    for (const { number, status } of reservations) {
      const told = mails.filter(({ subject }) => subject?.includes(number) && subject.includes(WHAT[status]!));
      expect(new Set(told.map(({ messageId }) => messageId)).size).toBe(1);
    }

    // What was left open goes on as if nothing had happened.
    await guest.comeBack(atTheWindow.form);
    await guest.comeBack(back.form);
    expect([await stateOf(atTheWindow), await stateOf(back)]).toEqual([CONFIRMED, CONFIRMED]);
    await eventually(20_000, async () => (await tellDifferences()).length === 0);
  },
);
