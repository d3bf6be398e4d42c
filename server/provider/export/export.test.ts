import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BundleHotel, ImportResult, Problem, PropertyBundle } from '../../../generated/types.ts';
import { applyAri } from '../../../tests/support/api/ari.ts';
import { type Answer, done, guestDetails, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel, IMPORT_LIMITS, loadHotels } from '../../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { loadFerry } from '../../../tests/support/api/voyages.ts';
import { expandDays, expandPackageDays, expandStock } from '../days.rules.ts';
import { importBundle } from '../provider.usecases.ts';

const PROVIDER = { 'provider-key': 'provider-key-of-the-tests' };
const NOTHING = { days_added: 0, days_changed: 0, days_closed: 0, days_removed: 0 };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1')] });
  await loadFerry(app.deps.db);
});
afterAll(() => app.close());

async function exported(hotelCode = '1'): Promise<PropertyBundle> {
  return done(
    await app.guest.call<PropertyBundle>('GET', `/provider/property-bundles?hotel_code=${hotelCode}`, PROVIDER),
  );
}
async function imported(bundle: PropertyBundle, dryRun = false) {
  const report = await importBundle({ db: app.deps.db, ...IMPORT_LIMITS }, bundle, { dryRun });
  expect(report.problems).toEqual([]);
  return report.changes;
}
/** Returns the nights and stock of a property in a form that doesn't depend on how they are grouped to rows. */
function expanded({ days, package_days, option_days, ...hotel }: BundleHotel) {
  const nights = expandDays({ ...hotel, days });
  const sorted = <Row>(rows: Row[]) => rows.map((row) => JSON.stringify(row)).sort();
  return {
    hotel,
    nights: sorted(nights),
    packages: sorted(expandPackageDays(package_days ?? [])),
    stock: sorted(expandStock({ upsellings: hotel.upsellings, ...(option_days && { option_days }) }, nights)),
  };
}

describe('exportPropertyBundle', () => {
  test.each(['1', '20'])(
    'returns what was imported, and importing it again changes nothing (hotel %s)',
    async (code) => {
      const sent = demoHotel(code);
      const [hotel] = (await exported(code)).hotels;
      expect(expanded(hotel!)).toEqual(expanded(sent));
      expect(await imported(await exported(code), true)).toEqual([{ hotel_code: code, ...NOTHING }]);
      const before = await exported(code);
      expect(await imported(before)).toEqual([{ hotel_code: code, ...NOTHING }]);
      expect(await exported(code)).toEqual(before);
    },
  );

  test('includes the changes by ARI messages and all restrictions', async () => {
    const night = { room_type_code: 'DLX', from: '2027-07-01', to: '2027-07-31' };
    const hold = await app.guest.reserve({}, guestDetails());
    await applyAri(app.guest, {
      days: [
        { ...night, weekdays: [1, 3], price: 99_000, min_nights: 2, max_nights: 9, closed_to_arrival: true },
        { ...night, from: '2027-07-20', closed: true, extra_adult_price: 1_000, extra_kid_price: 0 },
        { room_type_code: 'DLX', from: '2027-06-11', to: '2027-06-11', allotment: 0, closed_to_departure: true },
        { ...night, package_code: 'BB', price: 44_000, max_nights: 3, closed_to_departure: true },
        { ...night, package_code: 'BB', from: '2027-07-30', closed: true, closed_to_arrival: true, min_nights: 2 },
      ],
      options: [{ upselling_code: 'PICKUP', from: '2027-07-01', to: '2027-07-03', stock: 9 }],
    });
    const bundle = await exported();
    const [hotel] = bundle.hotels;
    expect(hotel!.days).toContainEqual({
      room_type_code: 'DLX',
      from: '2027-07-05',
      to: '2027-07-19',
      weekdays: [1],
      price: 99_000,
      allotment: 8,
      min_nights: 2,
      max_nights: 9,
      closed_to_arrival: true,
    });
    expect(hotel!.days).toContainEqual(
      expect.objectContaining({ from: '2027-06-11', to: '2027-06-11', allotment: 0, closed_to_departure: true }),
    );
    expect(hotel!.option_days).toEqual([
      { upselling_code: 'PICKUP', from: '2027-07-01', to: '2027-07-03', weekdays: [4, 5, 6], stock: 9 },
    ]);
    expect(await imported(bundle)).toEqual([{ hotel_code: '1', ...NOTHING }]);
    expect(await exported()).toEqual(bundle);

    await loadHotels(app.deps.db, demoHotel('1'));
    await imported(bundle);
    expect(await exported()).toEqual(bundle);
    await app.guest.release(hold.hold_number, hold.reservation_token);
  });

  test('has few rows for long periods with weekend prices', async () => {
    await loadHotels(app.deps.db, demoHotel('1'));
    const { hotels } = await exported();
    expect(hotels[0]!.days.filter(({ room_type_code }) => room_type_code === 'DLX').length).toBeLessThan(6);
  });

  test("is limited to the caller's company and to known properties", async () => {
    const get = (code: string, headers: Record<string, string> = PROVIDER) =>
      app.guest.call('GET', `/provider/property-bundles?hotel_code=${code}`, headers);
    const foreign = { ...demoHotel('1'), hotel_code: '40' };
    const company = { company_code: 'mirae', company_name: { ko: '미래' }, hotels: [foreign] };
    expect((await importBundle({ db: app.deps.db, ...IMPORT_LIMITS }, company)).problems).toEqual([]);
    expect(problemOf(await get('40'))).toBe('403 forbidden');
    expect(problemOf(await get('99'))).toBe('404 not_found');
    expect(problemOf(await get('1-1'))).toBe('422 validation');
    expect(problemOf(await get('1', {}))).toBe('401 login_required');
  });
});

describe('importPropertyBundle', () => {
  const send = (bundle: unknown, query = '') =>
    app.guest.call<ImportResult>('POST', `/provider/property-bundles${query}`, PROVIDER, bundle) as Promise<
      Answer<ImportResult> & { problem: Problem }
    >;

  test('explains each error', async () => {
    const bundle = { company_code: 'haneul', company_name: { ko: '하늘' }, hotels: [demoHotel('1')] };
    const [hotel] = bundle.hotels;
    hotel!.back_image = null;
    const { problem: schema } = await send({ ...bundle, hotels: [{ ...hotel, max_rooms: 9 }] });
    expect(schema.errors).toEqual([
      { pointer: '/hotels/0/max_rooms', code: 'validation', detail: 'Too big: expected number to be <=5' },
    ]);
    const { problem } = await send({ ...bundle, hotels: [{ ...hotel, time_zone: 'Mars/Base' }] });
    expect(problem.errors).toContainEqual({
      pointer: '/hotels/0/time_zone',
      code: 'validation',
      detail: 'Unknown time zone.',
    });
  });
});
