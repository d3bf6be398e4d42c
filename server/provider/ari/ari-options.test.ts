import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AriUpdate } from '../../../generated/types.ts';
import { applyAri, ariMessage, sendAri } from '../../../tests/support/api/ari.ts';
import { guestDetails, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { loadFerry, type Sailor, sailorOf } from '../../../tests/support/api/voyages.ts';

let app: TestApp;
let sailor: Sailor;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1')] });
  sailor = sailorOf(app);
  await loadFerry(app.deps.db);
});
afterAll(() => app.close());

async function problemsOf(change: Partial<AriUpdate>) {
  const { body } = await sendAri(app.guest, ariMessage(change));
  return body.problems.map(({ pointer, code }) => `${pointer} ${code}`);
}
async function one(query: ReturnType<typeof sql>) {
  return (await app.deps.db.execute(query)).rows[0];
}

describe('stock of options', () => {
  const days = { upselling_code: 'PICKUP', from: '2027-06-11', to: '2027-06-12' };
  const pickup = (count: number) => ({ options: [{ upselling_code: 'PICKUP', count, date_list: [] }] });

  test('limits sales from then on, and reports days on which more is sold', async () => {
    const hold = await app.guest.reserve(pickup(2), guestDetails());
    const { shortages, changed } = await applyAri(app.guest, { options: [{ ...days, stock: 1 }] });
    expect({ shortages, changed }).toEqual({
      changed: 2,
      shortages: [{ pointer: '/options/0', date: '2027-06-11', allotment: 1, sold: 2 }],
    });
    expect(problemOf(await app.guest.quote(pickup(1)))).toBe('409 upselling_unavailable');
    await app.guest.release(hold.hold_number, hold.reservation_token);
    expect(problemOf(await app.guest.quote(pickup(2)))).toBe('409 upselling_unavailable');
    expect((await app.guest.quote(pickup(1))).status).toBe(201);
  });

  test('is added with the daily stock when a message opens new days', async () => {
    const night = { room_type_code: 'DLX', from: '2028-02-01', to: '2028-02-01' };
    await applyAri(app.guest, { days: [{ ...night, price: 1_000, allotment: 1 }] });
    const dates = { start_date: night.from, end_date: '2028-02-02' };
    expect((await app.guest.quote({ ...dates, ...pickup(2) })).status).toBe(201);
  });

  test('is reported for an option without daily stock', async () => {
    expect(
      await problemsOf({
        options: [
          { ...days, upselling_code: 'BREAKFAST', stock: 1 },
          { ...days, to: '2027-06-10', stock: 1 },
        ],
      }),
    ).toEqual(['/options/0/upselling_code unknown_option', '/options/1/to invalid_period']);
  });
});

describe('departures', () => {
  const ferry = (departures: AriUpdate['departures']) => ({ hotel_code: '20', departures: departures! });
  const IT = { departure_code: 'IT0611' };

  test('are cancelled and opened again', async () => {
    expect(await applyAri(app.guest, ferry([{ ...IT, status: 'cancelled' }]))).toMatchObject({ changed: 1 });
    expect(problemOf(await sailor.quote())).toBe('409 sailing_closed');
    expect(await applyAri(app.guest, ferry([{ ...IT, status: 'open' }]))).toMatchObject({ changed: 1 });
    expect((await sailor.quote()).status).toBe(201);
  });

  test('keep the values that a row omits', async () => {
    const read = () =>
      one(sql`SELECT d.*, c.provider_cabins FROM departure AS d JOIN departure_cabin AS c USING (company_code, hotel_code, departure_code)
      WHERE company_code = 'haneul' AND hotel_code = '20' AND departure_code = 'IT0611' AND cabin_type_code = 'OCV'`);
    const before = await read();
    await applyAri(app.guest, ferry([{ ...IT, capacity: 300 }]));
    expect(await read()).toEqual({ ...before, capacity: 300, provider_capacity: 300 });
    await applyAri(app.guest, ferry([{ ...IT, cabins: [{ cabin_type_code: 'OCV', count: 3 }] }]));
    expect(await read()).toEqual({ ...before, capacity: 300, provider_capacity: 300, provider_cabins: 3 });
  });

  test('sell nothing more than their new numbers, and report departures on which more is sold', async () => {
    await sailor.reserve();
    const { shortages } = await applyAri(
      app.guest,
      ferry([{ ...IT, capacity: 1, cabins: [{ cabin_type_code: 'OCV', count: 0 }] }]),
    );
    expect(shortages).toEqual([
      { pointer: '/departures/0/capacity', date: '2027-06-11', allotment: 1, sold: 2 },
      { pointer: '/departures/0/cabins/0', date: '2027-06-11', allotment: 0, sold: 1 },
    ]);
    expect(problemOf(await sailor.quote())).toMatch(/^409 (all_rooms|room)_sold_out$/);
  });

  test('are reported if they or their cabin types are unknown, and the other rows take effect', async () => {
    expect(
      await problemsOf(
        ferry([
          { departure_code: 'NONE', status: 'open' },
          { ...IT, capacity: 400, cabins: [{ cabin_type_code: 'ROYAL', count: 1 }] },
          IT,
        ]),
      ),
    ).toEqual([
      '/departures/0/departure_code unknown_departure',
      '/departures/1/cabins/0/cabin_type_code unknown_cabin_type',
      '/departures/2 nothing_to_change',
    ]);
    expect(
      await one(
        sql`SELECT provider_capacity FROM departure WHERE company_code = 'haneul' AND departure_code = 'IT0611'`,
      ),
    ).toEqual({ provider_capacity: 400 });
  });

  test('of a hotel are unknown', async () => {
    expect(await problemsOf({ departures: [{ ...IT, status: 'open' }] })).toEqual([
      '/departures/0/departure_code unknown_departure',
    ]);
  });
});
