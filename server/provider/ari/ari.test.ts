import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AriUpdate, SearchResult } from '../../../generated/types.ts';
import { applyAri, ariMessage, sendAri } from '../../../tests/support/api/ari.ts';
import { done, guestDetails, problemOf, STAY } from '../../../tests/support/api/guest.ts';
import { demoHotel, IMPORT_LIMITS, loadHotels } from '../../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { importBundle } from '../provider.usecases.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ hotels: [demoHotel('1'), demoHotel('10')] })));
beforeEach(() => loadHotels(app.deps.db, demoHotel('1')));
afterAll(() => app.close());

const DLX = { room_type_code: 'DLX' };
const NIGHTS = { ...DLX, from: STAY.start_date, to: '2027-06-12' };

function rows(count: number) {
  return Array.from({ length: count }, () => ({ ...NIGHTS, price: 1 }));
}
function send(change: Partial<AriUpdate>) {
  return sendAri(app.guest, ariMessage(change));
}
async function night(date: string, type = 'DLX') {
  const { rows } = await app.deps.db.execute(sql`
    SELECT price::float8 AS price, allotment, provider_allotment, sold, min_nights, max_nights, closed, closed_to_arrival,
      closed_to_departure
    FROM room_day WHERE company_code = 'haneul' AND hotel_code = '1' AND room_type_code = ${type} AND stay_date = ${date}::date`);
  return rows[0];
}
function problemsOf({ body }: Awaited<ReturnType<typeof send>>) {
  return body.problems.map(({ pointer, code }) => `${pointer} ${code}`);
}

describe('updateAri', () => {
  test('changes only the fields of the row, on the nights of its period and weekdays', async () => {
    const { body, status } = await send({
      days: [{ ...DLX, from: '2027-06-07', to: '2027-06-13', weekdays: [5, 7], price: 111_000 }],
    });
    expect({ status, ...body }).toMatchObject({
      status: 200,
      outcome: 'applied',
      changed: 2,
      problems: [],
      shortages: [],
    });
    expect(await night('2027-06-11')).toMatchObject({ price: 111_000, allotment: 8, min_nights: 1, max_nights: 30 });
    expect(await night('2027-06-13')).toMatchObject({ price: 111_000 });
    expect(await night('2027-06-12')).toMatchObject({ price: 230_000 });
    expect(await night('2027-06-11', 'STD')).toMatchObject({ price: 180_000 });
  });

  test('lets a later row override an earlier row, field by field', async () => {
    await applyAri(app.guest, {
      days: [
        { ...NIGHTS, price: 100_000, allotment: 3 },
        { ...NIGHTS, to: NIGHTS.from, price: 120_000 },
      ],
    });
    expect(await night('2027-06-11')).toMatchObject({ price: 120_000, allotment: 3 });
    expect(await night('2027-06-12')).toMatchObject({ price: 100_000, allotment: 3 });
  });

  test('opens new nights that have a price and an allotment', async () => {
    const [from, to] = ['2028-01-01', '2028-01-02'];
    await applyAri(app.guest, {
      days: [
        { ...DLX, from, to, price: 90_000 },
        { ...DLX, from, to, allotment: 2 },
      ],
    });
    expect(await night(to)).toMatchObject({
      price: 90_000,
      allotment: 2,
      sold: 0,
      min_nights: 1,
      max_nights: 30,
      closed: false,
    });
    const quote = await app.guest.quote({ start_date: from, end_date: '2028-01-03' });
    expect(done(quote).stay.total_price).toBe(180_000);
  });

  test('writes only nights whose values change', async () => {
    await applyAri(app.guest, { days: [{ ...NIGHTS, price: 150_000, closed_to_departure: true }] });
    expect(await applyAri(app.guest, { days: [{ ...NIGHTS, price: 150_000 }] })).toMatchObject({ changed: 0 });
  });

  test('skips nights in the past', async () => {
    expect(
      await applyAri(app.guest, { days: [{ ...DLX, from: '2027-05-01', to: '2027-06-02', price: 1_000 }] }),
    ).toMatchObject({
      changed: 2,
    });
  });
});

describe('restrictions', () => {
  const search = () =>
    app.guest.call<SearchResult & { nearest_dates: object[] }>(
      'POST',
      '/client/catalogue/search',
      {},
      {
        hotel_code: '1',
        start_date: STAY.start_date,
        end_date: STAY.end_date,
        reservationInfo: [{ adult: 2, kid: 0, infant: 0, pet: 0 }],
      },
    );

  test.each([
    ['min_nights', { min_nights: 3 }, '422 stay_length'],
    ['max_nights', { max_nights: 1 }, '422 stay_length'],
    ['closed', { closed: true }, '409 stay_closed'],
    ['closed_to_arrival', { closed_to_arrival: true }, '409 stay_closed'],
    ['closed_to_departure', { to: STAY.end_date, closed_to_departure: true }, '409 stay_closed'],
    ['allotment', { allotment: 0 }, '409 room_sold_out'],
  ])('%s takes effect in the search, a new quote and a hold from an older quote', async (_, change, refused) => {
    const quote = done(await app.guest.quote());
    await applyAri(app.guest, { days: [{ ...NIGHTS, ...change }] });
    expect(problemOf(await app.guest.quote())).toBe(refused);
    const held = await app.guest.hold(quote, guestDetails());
    expect(problemOf(held)).toBe(refused);
    const { body } = await search();
    const room = body.roomPriceList.find(({ room_type_code }) => room_type_code === 'DLX');
    expect(room?.status).toBe(refused.endsWith('sold_out') ? 'sold_out' : 'closed');
  });
});

describe('a quoted price', () => {
  test('is reported as changed by a hold, and holds again once the price is back', async () => {
    const quote = done(await app.guest.quote());
    await applyAri(app.guest, { days: [{ ...NIGHTS, price: 250_000 }] });
    const refused = await app.guest.hold(quote, guestDetails());
    expect(refused.problem).toMatchObject({
      code: 'price_changed',
      price_before: 460_000,
      price_after: 500_000,
    });
    await applyAri(app.guest, { days: [{ ...NIGHTS, price: 230_000 }] });
    const held = done(await app.guest.hold(quote, guestDetails()));
    expect(held.stay.total_price).toBe(460_000);
    await app.guest.release(held.hold_number, held.reservation_token);
  });

  test('stays the price of a hold', async () => {
    const { hold_number, reservation_token } = await app.guest.reserve({}, guestDetails());
    await applyAri(app.guest, { days: [{ ...NIGHTS, price: 999_000 }] });
    expect(done(await app.guest.getHold(hold_number, reservation_token)).stay.total_price).toBe(460_000);
    await app.guest.release(hold_number, reservation_token);
  });
});

describe('an allotment below the number of rooms sold', () => {
  test('cancels nothing, sells nothing more, names the dates, and applies as rooms are released', async () => {
    const held = [await app.guest.reserve({}, guestDetails()), await app.guest.reserve({}, guestDetails())];
    const { shortages } = await applyAri(app.guest, {
      days: [{ ...DLX, from: '2027-06-10', to: '2027-06-12', allotment: 1 }],
    });
    expect(shortages).toEqual([
      { pointer: '/days/0', date: '2027-06-11', allotment: 1, sold: 2 },
      { pointer: '/days/0', date: '2027-06-12', allotment: 1, sold: 2 },
    ]);
    expect(await night('2027-06-11')).toMatchObject({ allotment: 2, provider_allotment: 1, sold: 2 });
    expect(problemOf(await app.guest.quote())).toBe('409 room_sold_out');
    // The shortage is reported again, although the message changes nothing.
    expect(await applyAri(app.guest, { days: [{ ...NIGHTS, allotment: 1 }] })).toMatchObject({ changed: 0, shortages });
    for (const hold of held) await app.guest.release(hold.hold_number, hold.reservation_token);
    expect(await night('2027-06-11')).toMatchObject({ allotment: 1, sold: 0 });
    expect(await app.differences()).toEqual([]);
  });
});

describe('messages', () => {
  test('take effect once: the first response is returned again', async () => {
    const message = ariMessage({ days: [{ ...NIGHTS, price: 120_000 }] });
    const first = await sendAri(app.guest, message);
    await applyAri(app.guest, { days: [{ ...NIGHTS, price: 130_000 }] });
    const again = await sendAri(app.guest, { ...message, sequence: message.sequence + 1_000 });
    expect(again.body).toEqual(first.body);
    expect(await night('2027-06-11')).toMatchObject({ price: 130_000 });
  });

  test('that are late change nothing and report it', async () => {
    const late = ariMessage({ days: [{ ...NIGHTS, price: 120_000 }] });
    const { sequence } = await applyAri(app.guest, { days: [{ ...NIGHTS, price: 130_000 }] });
    for (const message of [late, { ...late, message_id: `${late.message_id}-same`, sequence }])
      expect((await sendAri(app.guest, message)).body).toMatchObject({
        outcome: 'late',
        last_sequence: sequence,
        changed: 0,
        problems: [],
      });
    expect(await night('2027-06-11')).toMatchObject({ price: 130_000 });
    expect((await sendAri(app.guest, late)).body.outcome).toBe('late');
  });

  test('are deleted after a month, except the last one that was applied', async () => {
    await applyAri(app.guest, { days: [{ ...NIGHTS, price: 120_000 }] });
    const { message_id, sequence } = await applyAri(app.guest, { days: [{ ...NIGHTS, price: 130_000 }] });
    await sendAri(app.guest, { ...ariMessage({}), sequence: 0 });
    const { clock, queue } = app.deps;
    const now = clock.now();
    const purge = async () => {
      await queue.send(app.deps.db, 'ari.purge', {});
      await queue.runDue(['ari.purge']);
    };
    const stored = async () => {
      const { rows } = await app.deps.db.execute<{ message_id: string }>(
        sql`SELECT message_id FROM ari_message WHERE company_code = 'haneul' AND hotel_code = '1'`,
      );
      return rows.map((row) => row.message_id);
    };
    await purge();
    expect((await stored()).length).toBeGreaterThan(1);
    clock.advance(32 * 86_400_000);
    await purge();
    expect(await stored()).toEqual([message_id]);
    const late = await sendAri(app.guest, { ...ariMessage({}), sequence });
    expect(late.body.outcome).toBe('late');
    clock.set(now.toISOString());
  });

  test('are ordered by property', async () => {
    const first = ariMessage({ days: [{ ...NIGHTS, price: 120_000 }] });
    const days = [{ room_type_code: 'PET', from: '2027-06-11', to: '2027-06-11', price: 1_000 }];
    await sendAri(app.guest, ariMessage({ hotel_code: '10', days }));
    expect((await sendAri(app.guest, first)).body.outcome).toBe('applied');
  });
});

describe('rows', () => {
  test('with problems are reported, and the other rows take effect', async () => {
    const row = { ...NIGHTS, price: 125_000 };
    const answer = await send({
      days: [
        row,
        { ...row, room_type_code: 'PENT' },
        { ...row, to: '2027-06-10' },
        { ...row, from: '2027-05-01', to: '2027-05-31' },
        { ...row, to: '2029-11-18' },
        { ...row, min_nights: 3, max_nights: 2 },
        NIGHTS,
        { ...row, from: '2028-06-01', to: '2028-06-12' },
      ],
    });
    expect({ status: answer.status, changed: answer.body.changed }).toEqual({ status: 200, changed: 2 });
    expect(problemsOf(answer)).toEqual([
      '/days/1/room_type_code unknown_room_type',
      '/days/2/to invalid_period',
      '/days/3/to period_in_past',
      '/days/4/to period_too_late',
      '/days/5/min_nights invalid_length',
      '/days/6 nothing_to_change',
      '/days/7 night_not_on_sale',
    ]);
    expect(answer.body.problems.at(-1)?.detail).toMatch(/: 2028-06-01, .*, 2028-06-10 and 2 more\.$/);
    expect(await night('2027-06-11')).toMatchObject({ price: 125_000 });
  });

  test.each([
    ['a field', { days: [{ ...NIGHTS, price: -1 }] }, '/days/0/price'],
    ['a field of a long list', { days: [...rows(20), { ...NIGHTS, price: 0.5 }] }, '/days/20/price'],
    ['an unknown field', { days: [{ ...NIGHTS, rate: 1 }] }, '/days/0/rate'],
    ['the sequence', { sequence: 1.5 }, '/sequence'],
    ['the length of the list', { days: rows(10_001) }, '/days'],
  ])('that violate the contract by %s reject the whole message, with a reason', async (_, change, pointer) => {
    const answer = await sendAri(app.guest, { ...ariMessage({}), ...change });
    expect(problemOf(answer)).toBe('422 validation');
    expect(answer.problem.errors).toEqual([{ pointer, code: 'validation', detail: expect.stringMatching(/\w/) }]);
  });
});

describe('callers', () => {
  test("can't change another company's property, an unknown one, or any without a key", async () => {
    expect(problemOf(await sendAri(app.guest, ariMessage({ hotel_code: '99' })))).toBe('404 not_found');
    expect(problemOf(await sendAri(app.guest, ariMessage({}), { 'provider-key': 'unknown' }))).toBe(
      '401 invalid_api_key',
    );
    const hotels = [demoHotel('1', (hotel) => void (hotel.hotel_code = '40'))];
    const company = { company_code: 'mirae', company_name: { ko: '미래' }, hotels };
    expect((await importBundle({ db: app.deps.db, ...IMPORT_LIMITS }, company)).problems).toEqual([]);
    expect(problemOf(await sendAri(app.guest, ariMessage({ hotel_code: '40' })))).toBe('403 forbidden');
  });

  test('must send JSON', async () => {
    const post = (body: string, type: string) =>
      app.send('/provider/ari-updates', {
        method: 'POST',
        headers: { 'content-type': type, 'provider-key': 'provider-key-of-the-tests' },
        body,
      });
    expect((await post('{}', 'text/plain')).status).toBe(415);
    expect((await post('{"hotel_code"', 'application/json')).status).toBe(400);
  });
});

test('a large message has the same effect as a small one', async () => {
  const days = Array.from({ length: 600 }, (_, n) => ({
    ...DLX,
    from: '2027-06-01',
    to: '2027-11-30',
    price: 100_000 + n,
    min_nights: 1 + (n % 3),
  }));
  expect(await applyAri(app.guest, { days })).toMatchObject({ changed: 183 });
  expect(await night('2027-06-11')).toMatchObject({ price: 100_599, min_nights: 3 });
  expect(problemsOf(await send({ days: [...days, { ...days[0]!, room_type_code: 'PENT' }] }))).toEqual([
    '/days/600/room_type_code unknown_room_type',
  ]);
});
