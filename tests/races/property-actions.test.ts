import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expireHolds } from '../../server/booking/hold/expire-holds.usecases.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { loggedInMember } from '../support/api/benefits.ts';
import { done, guestDetails, problemOf } from '../support/api/guest.ts';
import { demoHotel } from '../support/api/properties.ts';
import { propertySettings, type PropertySystem, propertySystemOf } from '../support/api/property.ts';
import { roomy, startTestApp, type TestApp } from '../support/api/test-app.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';

const NOW = '2027-06-01T01:00:00Z';
const PAID = 460_000;
const REASON = { reason: 'Water damage in the room' };

let postgres: TestPostgres;
let app: TestApp;
let property: PropertySystem;
beforeAll(async () => {
  postgres = await testPostgres();
  const hotels = [demoHotel('1', roomy)];
  app = await startTestApp({ database: await postgres.open(40), hotels, settings: propertySettings });
  property = propertySystemOf(app);
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
async function chargeOf(orderId: string) {
  return (await app.externalServices.control.charges()).find((charge) => charge.orderId === orderId);
}

test('one of 10 concurrent cancellations by the property and the guest wins, and the refund is sent once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { number, token, orderId } = await app.book();
    const answers = await times(10, async (n) => {
      if (n % 2 === 0) return problemOrStatus(await app.guest.cancel(number, token, 0));
      return problemOrStatus(await property.cancel(number, { ...REASON, refund: 400_000 }));
    });
    expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
    expect(new Set(answers.filter((answer) => answer !== '200'))).toEqual(new Set(['409 cancel_failed']));
    await Promise.all([app.deps.queue.runDue(['payment.refund']), app.deps.queue.runDue(['payment.refund'])]);
    const { refund } = done(await app.guest.detail(number, token)).reservation.cancellation!;
    expect(await chargeOf(orderId)).toMatchObject({ balance: PAID - refund, cancels: [expect.anything()] });
  }
});

test('concurrent refunds and cancellations by the property and the guest never return more than was paid', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { number, token, orderId } = await app.book();
    const wish = { amount: 100_000, reason: 'Air conditioning out of order' };
    const answers = await times(10, async (n) => {
      if (n === 4 && round > 0) return problemOrStatus(await app.guest.cancel(number, token, 0));
      if (n === 5 && round > 2) return problemOrStatus(await property.cancel(number, REASON));
      return problemOrStatus(await property.refund(number, wish));
    });
    const granted = answers.filter((answer) => answer === '201').length;
    const cancelled = answers.filter((answer) => answer === '200').length;
    expect(cancelled).toBe(round > 0 ? 1 : 0);
    expect(granted).toBeGreaterThanOrEqual(round > 0 ? 0 : 4);
    expect(granted).toBeLessThanOrEqual(4);
    await app.deps.queue.runDue(['payment.refund']);
    expect(await chargeOf(orderId)).toMatchObject({ balance: round > 0 ? 0 : PAID - granted * 100_000 });
  }
});

test('concurrent check-outs, the nightly job and a no-show end a stay once, and its points are granted at most once', async () => {
  const { deps } = app;
  for (let round = 0; round < 4; round += 1) {
    const own = await loggedInMember(deps, app.send);
    const { number } = await app.book({}, own);
    deps.clock.set('2027-06-13T03:00:00Z');
    await deps.queue.send(deps.db, 'booking.end-stays', {});
    const [answers] = await Promise.all([
      times(8, async (n) => problemOrStatus(await (n === 0 ? property.noShow(number) : property.checkOut(number)))),
      deps.queue.runDue(['booking.end-stays']),
    ]);
    expect(answers.filter((answer) => answer === '200').length).toBeLessThanOrEqual(1);
    expect(new Set(answers.filter((answer) => answer !== '200'))).toEqual(new Set(['409 change_failed']));
    const ended = (await property.events(number)).filter((event) => /used|no_show/.test(event));
    expect(ended).toHaveLength(1);
    const { rows } = await deps.db.execute(sql`
      SELECT FROM points_entry WHERE member_id = ${own.member.memberId} AND points_type = 'reservation_earn'`);
    expect(rows).toHaveLength(ended[0] === 'reservation.used' ? 1 : 0);
    deps.clock.set(NOW);
  }
});

test('a hold that is extended and released at the moment of its expiry is either still held or released', async () => {
  const { guest, deps } = app;
  const rounds = await times(24, async (n) => {
    const hold = await guest.reserve({}, guestDetails());
    const clock = fixedClock(new Date(Date.parse(hold.expires_at) + 1_000).toISOString());
    const expire = () => expireHolds({ ...deps, clock }, { companyCode: 'haneul', holdNumber: hold.hold_number });
    const calls = [
      () => property.extend(hold.hold_number, 60),
      n % 3 === 2 ? () => guest.release(hold.hold_number, hold.reservation_token) : expire,
    ];
    const both = await Promise.all((n % 2 ? calls : calls.toReversed()).map((call) => call()));
    const extended = both[n % 2 ? 0 : 1] as Awaited<ReturnType<typeof property.extend>>;
    return { hold, n, answer: problemOrStatus(extended) };
  });
  for (const { hold, n, answer } of rounds) {
    const { status } = done(await guest.getHold(hold.hold_number, hold.reservation_token));
    const ways = n % 3 === 2 ? ['released 200', 'released 410 hold_expired'] : ['held 200', 'expired 410 hold_expired'];
    expect(ways).toContain(`${status} ${answer}`);
  }
});

function problemOrStatus(answer: Parameters<typeof problemOf>[0]): string {
  return answer.status < 400 ? String(answer.status) : problemOf(answer);
}
