import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../server/platform/values/nights.ts';
import { applyAri, ariMessage, sendAri } from '../support/api/ari.ts';
import { done, guestDetails, problemOf } from '../support/api/guest.ts';
import { demoHotel, loadHotels } from '../support/api/properties.ts';
import { startTestApp, type TestApp } from '../support/api/test-app.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';
import { someOf, timesOver } from '../support/long.ts';

const GUESTS = someOf([60], [150])[0]!;
const ROUNDS = 4 * timesOver(20);
const NIGHT = '2027-08-10';
const PERIOD = { room_type_code: 'STD', from: '2027-08-07', to: '2027-08-14' };

let postgres: TestPostgres;
let app: TestApp;
beforeAll(async () => {
  postgres = await testPostgres();
  // The requests in these tests would exceed the rate limits, which have their own tests.
  app = await startTestApp({ database: await postgres.open(60), hotels: [demoHotel('1')], rateLimitFactor: 1_000_000 });
});
afterEach(async () => expect(await app.differences()).toEqual([]));
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

/** Quotes a stay of one to four nights that includes NIGHT, and then holds it. Returns `held` or the problem. */
function buyer(n: number) {
  const wish = { room_type_code: 'STD', start_date: addDays(NIGHT, -(n % 3)), end_date: addDays(NIGHT, 1 + (n % 2)) };
  return async () => {
    const quote = await app.guest.quote(wish);
    if (quote.status !== 201) return problemOf(quote);
    const held = await app.guest.hold(done(quote), guestDetails());
    if (held.status !== 201) return problemOf(held);
    const { hold_number, reservation_token } = done(held);
    return { hold_number, reservation_token };
  };
}

async function soldOn(date: string): Promise<{ sold: number; allotment: number; provider_allotment: number }> {
  const { rows } = await app.deps.db.execute<{ sold: number; allotment: number; provider_allotment: number }>(sql`
    SELECT sold, allotment, provider_allotment FROM room_day
    WHERE company_code = 'haneul' AND hotel_code = '1' AND room_type_code = 'STD' AND stay_date = ${date}::date`);
  return rows[0]!;
}

test('sales that race with a lower allotment never sell more than the higher one', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [before, after] = [20, round % 2 ? 5 : 0];
    await applyAri(app.guest, { days: [{ ...PERIOD, allotment: before }] });
    const cut = applyAri(app.guest, { days: [{ ...PERIOD, allotment: after }] });
    const bought = await Promise.all(Array.from({ length: GUESTS }, (_, n) => buyer(n)()));
    const { shortages } = await cut;
    const holds = bought.filter((one) => typeof one !== 'string');
    const problems = new Set(bought.filter((one) => typeof one === 'string'));
    expect([...problems].filter((problem) => problem !== '409 room_sold_out')).toEqual([]);
    const { sold, allotment } = await soldOn(NIGHT);
    expect(sold).toBe(holds.length);
    expect(sold).toBeLessThanOrEqual(before);
    // The response to the message names the night if more was sold before it, and nothing is sold after it.
    expect(shortages.find(({ date }) => date === NIGHT)?.sold ?? 0).toBe(sold > after ? sold : 0);
    expect(allotment).toBe(Math.max(sold, after));
    for (const { hold_number, reservation_token } of holds)
      expect((await app.guest.release(hold_number, reservation_token)).status).toBe(204);
    expect(await soldOn(NIGHT)).toEqual({ sold: 0, allotment: after, provider_allotment: after });
  }
});

test('concurrent messages, imports, holds and releases keep inventory equal to allocations', async () => {
  await applyAri(app.guest, { days: [{ ...PERIOD, allotment: 40 }] });
  const buyAndRelease = async (n: number) => {
    const bought = await buyer(n)();
    if (typeof bought === 'string') return bought;
    if (n % 2) await app.guest.release(bought.hold_number, bought.reservation_token);
    return 'held';
  };
  const messages = async () => {
    const sent = Array.from({ length: 12 }, (_, n) =>
      sendAri(app.guest, ariMessage({ days: [{ ...PERIOD, allotment: 30 + n, price: 140_000 + n }] })),
    );
    return Promise.all(sent);
  };
  const imports = async () => {
    for (let n = 0; n < 2; n += 1) await loadHotels(app.deps.db, demoHotel('1'));
  };
  const buyers = Array.from({ length: 2 * GUESTS }, (_, n) => buyAndRelease(n));
  const [outcomes, answers] = await Promise.all([Promise.all(buyers), messages(), imports()]);
  expect(outcomes).toContain('held');
  expect(outcomes.filter((outcome) => !/^(held|409 )/.test(outcome))).toEqual([]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('messages and long stays lock the same nights in the same order', async () => {
  const period = { room_type_code: 'STD', from: '2027-09-01', to: '2027-11-28' };
  await applyAri(app.guest, { days: [{ ...period, allotment: 1_000 }] });
  const sending = new AbortController();
  const problems: string[] = [];
  let held = 0;
  const stays = Array.from({ length: 12 }, async (_, n) => {
    const wish = { room_type_code: 'STD', start_date: addDays(period.from, n), end_date: addDays(period.from, n + 30) };
    while (!sending.signal.aborted) {
      const quote = await app.guest.quote(wish);
      const answer = quote.status === 201 ? await app.guest.hold(done(quote), guestDetails()) : quote;
      if (answer.status !== 201 || !('hold_number' in answer.body)) {
        problems.push(problemOf(answer));
        continue;
      }
      held += 1;
      await app.guest.release(answer.body.hold_number, answer.body.reservation_token);
    }
  });
  try {
    for (let n = 0; n < 25; n += 1) await applyAri(app.guest, { days: [{ ...period, allotment: 1_000 + n }] });
  } finally {
    sending.abort();
    await Promise.all(stays);
  }
  // afterAll checks that there was no deadlock.
  expect(held).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('a message that is sent several times at once takes effect once', async () => {
  const message = ariMessage({ days: [{ ...PERIOD, allotment: 33 }] });
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendAri(app.guest, message)));
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]!.body));
  expect(answers[0]!.body.outcome).toBe('applied');
  const { rows } = await app.deps.db.execute(
    sql`SELECT count(*)::int AS count FROM ari_message WHERE message_id = ${message.message_id}`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('of messages that arrive at once, the one with the highest sequence is applied last', async () => {
  const messages = Array.from({ length: 10 }, (_, n) =>
    ariMessage({ days: [{ ...PERIOD, allotment: 50 + n, price: 150_000 + n }] }),
  );
  await Promise.all(messages.toReversed().map((message) => sendAri(app.guest, message)));
  expect(await soldOn(PERIOD.to)).toMatchObject({ provider_allotment: 59 });
});
