import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BundleHotel } from '../../generated/types.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { expireHolds } from '../../server/booking/hold/expire-holds.usecases.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { silentLog } from '../../server/platform/log.ts';
import { importBundle } from '../../server/provider/provider.usecases.ts';
import { addDays } from '../../server/platform/values/nights.ts';
import { openWire } from '../bench/wire.ts';
import { bundleOf } from '../support/api/bundles.ts';
import { guestDetails, done, problemOf, type StayWish } from '../support/api/guest.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';
import { someOf, timesOver } from '../support/long.ts';
import { demoHotel, IMPORT_LIMITS, loadHotels } from '../support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../support/api/test-app.ts';

const WORKERS = someOf([80], [200])[0]!;
const NIGHT = '2027-08-10';

let postgres: TestPostgres;
let app: TestApp;
beforeAll(async () => {
  postgres = await testPostgres();
  // The requests in these tests would exceed the rate limits, which have their own tests.
  app = await startTestApp({ database: await postgres.open(60), hotels: [city()], rateLimitFactor: 1_000_000 });
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

function city(change: (hotel: BundleHotel) => void = () => undefined) {
  return demoHotel('1', change);
}
function left(room_type_code: string, allotment: number) {
  return city(
    (hotel) =>
      void hotel.days.push({ room_type_code, from: '2027-08-01', to: '2027-08-31', price: 200_000, allotment }),
  );
}

async function rush(wishes: StayWish[]) {
  const quotes = [];
  for (const wish of wishes) quotes.push(done(await app.guest.quote(wish)));
  const answers = await Promise.all(quotes.map((quote) => app.guest.hold(quote, guestDetails())));
  const winners = answers.filter(({ status }) => status === 201);
  const problems = new Set(answers.filter(({ status }) => status !== 201).map(problemOf));
  return { winners, problems };
}

/** Returns stays of one to four nights that all include the same night. */
function overlapping(wish: StayWish): StayWish[] {
  return Array.from({ length: WORKERS }, (_, n) => ({
    ...wish,
    start_date: addDays(NIGHT, -(n % 3)),
    end_date: addDays(NIGHT, 1 + (n % 2)),
  }));
}

async function release(winners: { body: { hold_number: string; reservation_token: string | null } }[]) {
  for (const { body } of winners)
    expect((await app.guest.release(body.hold_number, body.reservation_token)).status).toBe(204);
}

test('only one of many guests with overlapping stays gets the last room', async () => {
  await loadHotels(app.deps.db, left('STE', 1));
  // Each round makes one request per guest. In `npm run test:long`, that is 100,000 requests in total.
  for (let round = 0; round < 2 * timesOver(250); round += 1) {
    const { winners, problems } = await rush(overlapping({ room_type_code: 'STE' }));
    expect(winners).toHaveLength(1);
    expect([...problems]).toEqual(['409 room_sold_out']);
    expect(await app.differences()).toEqual([]);
    await release(winners);
  }
});

test('only one of many guests who each want all five remaining rooms gets them', async () => {
  await loadHotels(app.deps.db, left('FAM', 5));
  const { winners, problems } = await rush(overlapping({ room_type_code: 'FAM', rooms: 5 }));
  expect(winners).toHaveLength(1);
  expect([...problems]).toEqual(['409 room_sold_out']);
});

test('one guest gets the last options, and the other guests reserve no rooms', async () => {
  await loadHotels(
    app.deps.db,
    city((hotel) => {
      hotel.days.forEach((row) => void (row.allotment = WORKERS));
      hotel.upsellings.forEach(
        (option) => void (option.daily_stock = option.upselling_code === 'PICKUP' ? 2 : WORKERS),
      );
    }),
  );
  const pickup = { upselling_code: 'PICKUP', count: 2, date_list: [] };
  const breakfast = { upselling_code: 'BREAKFAST', count: 1, date_list: [NIGHT] };
  const wishes = Array.from({ length: WORKERS }, (_, n) => ({
    room_type_code: 'DLX',
    start_date: NIGHT,
    end_date: addDays(NIGHT, 1 + (n % 3)),
    options: n % 2 ? [pickup, breakfast] : [breakfast, pickup],
  }));
  const { winners, problems } = await rush(wishes);
  expect(winners).toHaveLength(1);
  expect([...problems]).toEqual(['409 upselling_unavailable']);
});

test('concurrent holds, releases, expiries and imports keep inventory equal to allocations', async () => {
  const { guest, deps } = app;
  const late = { ...deps, clock: fixedClock('2027-06-01T02:00:00Z') };
  // Repeats the job after a lock timeout. On a slow machine, an import can lock the nights for longer than the timeout.
  const expire = async (holdNumber: string): Promise<unknown> =>
    expireHolds(late, { companyCode: 'haneul', holdNumber }).catch((error: { code?: string }) => {
      if (error.code !== '55P03') throw error;
      return expire(holdNumber);
    });
  const one = async (n: number) => {
    const wish = {
      room_type_code: n % 2 ? 'DLX' : 'STD',
      start_date: addDays(NIGHT, n % 4),
      end_date: addDays(NIGHT, 1 + (n % 4) + (n % 3)),
    };
    const quote = await guest.quote({ ...wish, options: [{ upselling_code: 'LATE', count: 1, date_list: [] }] });
    const held = quote.status === 201 ? await guest.hold(quote.body, guestDetails()) : quote;
    if (held.status !== 201 || !('hold_number' in held.body)) return problemOf(held);
    const { hold_number, reservation_token } = held.body;
    if (n % 3 === 0) await Promise.all([guest.release(hold_number, reservation_token), expire(hold_number)]);
    return '201';
  };
  const imports = async () => {
    for (let n = 0; n < 3; n += 1)
      await loadHotels(
        deps.db,
        city((hotel) => hotel.days.forEach((row) => void (row.allotment = 40 + n))),
      );
  };
  const [outcomes] = await Promise.all([Promise.all(Array.from({ length: 100 }, (_, n) => one(n))), imports()]);
  expect(outcomes.filter((outcome) => outcome === '201').length).toBeGreaterThan(0);
  expect(outcomes.filter((outcome) => !/^(201|409 )/.test(outcome))).toEqual([]);
});

test("holds of one company expire while another company's nights are locked", async () => {
  const { guest, deps } = app;
  const hotels = [demoHotel('10', roomy)];
  await importBundle({ db: deps.db, ...IMPORT_LIMITS }, { ...bundleOf(...hotels), company_code: 'mirae' });
  const [mine, theirs] = [await guest.reserve(), await guest.reserve({ hotel_code: '10', room_type_code: 'OCN' })];
  const statusOf = async ({ hold_number, reservation_token }: typeof mine) =>
    done(await guest.getHold(hold_number, reservation_token)).status;
  const late = { ...deps, clock: fixedClock('2027-06-01T02:00:00Z') };
  const importing = await postgres.open(1);
  await importing.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM room_day WHERE hotel_code = '1' FOR NO KEY UPDATE`);
    await expect(expireHolds(late)).rejects.toMatchObject({ code: '55P03' });
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual(['held', 'expired']);
  });
  await importing.close();
  await expireHolds(late);
  expect(await statusOf(mine)).toBe('expired');
});

/** Copies a hold and its quote `count` times, and allocates the inventory for each copy. */
function copyHold(holdNumber: string, count: number) {
  return sql`
    WITH given AS (SELECT * FROM hold WHERE hold_number = ${holdNumber}),
    copy AS (SELECT n, gen_random_uuid() AS quote_id FROM generate_series(1, ${count}::int) AS n),
    quotes AS (
      INSERT INTO quote (company_code, quote_id, token_hash, hotel_code, language, request, stay, expires_at, used_at)
      SELECT q.company_code, copy.quote_id, 'copy ' || n, q.hotel_code, q.language, q.request, q.stay, q.expires_at, q.used_at
      FROM copy, quote AS q JOIN given USING (company_code, quote_id)
    ), nights AS (
      UPDATE room_day AS d SET sold = sold + ${count} FROM given
      WHERE d.hotel_code = given.hotel_code AND room_type_code = allocation->>'room_type_code' AND EXISTS (
        SELECT FROM jsonb_to_recordset(allocation->'nights') AS night (date date) WHERE night.date = d.stay_date)
    ), options AS (
      UPDATE upselling_day AS d SET sold = sold + ${count} FROM given
      WHERE d.hotel_code = given.hotel_code AND d.upselling_code = allocation->'upsellings'->0->>'upselling_code'
        AND d.stay_date = (allocation->'upsellings'->0->>'date')::date
    )
    INSERT INTO hold (company_code, hold_number, quote_id, hotel_code, status, expires_at, allocation, stay, customer, agreements, created_at)
    SELECT company_code, 'COPY' || n, copy.quote_id, hotel_code, status, expires_at, allocation, stay, customer, agreements, created_at
    FROM given, copy`;
}

test('one sweep with few statements releases 1,000 holds that expire together', async () => {
  const { guest, deps } = app;
  await loadHotels(
    deps.db,
    city((hotel) => {
      hotel.days.forEach((row) => void (row.allotment = 1_000));
      hotel.upsellings.forEach((option) => void (option.daily_stock = 1_000));
    }),
  );
  const option = { upselling_code: 'PICKUP', count: 1, date_list: [] };
  const [start_date, end_date] = ['2027-09-13', '2027-09-15'];
  const wish = { room_type_code: 'DLX', start_date, end_date, options: [option] };
  const { hold_number } = done(await guest.hold(done(await guest.quote(wish))));
  await deps.db.execute(copyHold(hold_number, 999));
  expect(await guest.quote(wish).then(problemOf)).toBe('409 room_sold_out');

  const wire = await openWire(postgres.url);
  const watched = await openDatabase({ url: wire.url, poolSize: 1 }, silentLog);
  try {
    await watched.ping();
    wire.read();
    expect(
      await expireHolds({ ...deps, db: watched.db, clock: fixedClock('2027-12-01T00:00:00Z') }),
    ).toBeGreaterThanOrEqual(1_000);
    // Releasing the holds one by one would take thousands of round trips.
    expect(wire.read().roundTrips).toBeLessThanOrEqual(30);
  } finally {
    await watched.close();
    await wire.close();
  }
  expect((await guest.quote(wish)).status).toBe(201);
});
