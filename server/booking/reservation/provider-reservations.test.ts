import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AuditEntriesResult,
  PassportsResult,
  ProviderReservationResult,
  ReservationChangesResult,
  ReservationSearchResult,
} from '../../../generated/types.ts';
import { CUSTOMER, done, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { DEPARTURES, push, sailorOf } from '../../../tests/support/api/voyages.ts';
import { NO_ORIGINS } from '../../platform/http/headers.ts';

const OURS = 'provider-key-of-the-tests';
const THEIRS = 'provider-key-of-another-company';

let app: TestApp;
beforeAll(async () => {
  const providerKeys = [
    { companyCode: 'haneul', key: OURS },
    { companyCode: 'mirae', key: THEIRS },
  ];
  const settings = { production: false, trustProxy: 0, origins: NO_ORIGINS, providerKeys };
  app = await startTestApp({ hotels: [demoHotel('1', roomy), demoHotel('10', roomy), demoHotel('20')], settings });
  await push(app.deps.db, ...DEPARTURES);
});
afterAll(() => app.close());

function call<T>(method: string, path: string, { key = OURS, body }: { key?: string; body?: object } = {}) {
  return app.guest.call<T>(method, `/provider${path}`, { 'provider-key': key }, body);
}
async function changes(cursor?: string, hotel = '') {
  const query = new URLSearchParams({ ...(cursor && { changed_since: cursor }), ...(hotel && { hotel_code: hotel }) });
  return done(await call<ReservationChangesResult>('GET', `/reservations?${query}`));
}
/** Reads all pages, and returns the cursor after them. */
async function latest() {
  for (let page = await changes(); ; page = await changes(page.next_cursor))
    if (!page.has_more) return page.next_cursor;
}
function listed({ reservations }: ReservationChangesResult) {
  return reservations.map(({ reservation, events }) => [reservation.reservation_number, events]);
}
function find(body: object) {
  return call<ReservationSearchResult>('POST', '/reservation-searches', { body });
}
async function found(body: object) {
  return done(await find(body)).reservations.map(({ reservation }) => reservation.reservation_number);
}

describe('changed reservations', () => {
  test('lists what happened since the cursor, each reservation once and in its current state', async () => {
    const start = await latest();
    const first = await app.book();
    const second = await app.book();
    done(await app.guest.cancel(first.number, first.token, 0));
    await app.deps.queue.runDue(['payment.refund']);
    const page = await changes(start);
    expect(listed(page)).toEqual([
      [second.number, ['reservation.created', 'payment.captured']],
      [first.number, ['reservation.created', 'payment.captured', 'reservation.cancelled', 'payment.refunded']],
    ]);
    const [booked, cancelled] = page.reservations;
    expect(booked).toMatchObject({ hotel_code: '1', member_no: null, reservation: { status: 'confirmed' } });
    expect(cancelled!.reservation).toMatchObject({ status: 'cancelled', booker_phone: CUSTOMER.guest_phone });
    expect(listed(await changes(page.next_cursor))).toEqual([]);
    expect((await changes(page.next_cursor)).next_cursor).toBe(page.next_cursor);
  });

  test('misses no reservation while many are booked and read at once', async () => {
    const start = await latest();
    const booking = Promise.all(Array.from({ length: 12 }, () => app.book()));
    const seen = new Set<string>();
    let cursor = start;
    let finished = false;
    void booking.then(() => (finished = true));
    for (let done = false; !done; ) {
      done = finished;
      const page = await changes(cursor);
      cursor = page.next_cursor;
      for (const { reservation } of page.reservations) seen.add(reservation.reservation_number);
    }
    expect([...seen].toSorted()).toEqual((await booking).map(({ number }) => number).toSorted());
  });

  test('can be limited to a property, and continues where the previous page ended', async () => {
    const start = await latest();
    const numbers: string[] = [];
    for (const _ of Array.from({ length: 26 })) numbers.push((await app.book()).number);
    const resort = await app.guest.reserve({ hotel_code: '10', room_type_code: 'OCN' });
    expect(resort.hold_number).toMatch(/^HD/);
    const [one, two] = [await changes(start), await changes((await changes(start)).next_cursor)];
    expect([one.has_more, two.has_more]).toEqual([true, false]);
    expect([...one.reservations, ...two.reservations].map((each) => each.reservation.reservation_number)).toEqual(
      numbers,
    );
    expect(listed(await changes(start, '10'))).toEqual([]);
  });

  test('includes changes of a stay, and stays that have ended', async () => {
    const stay = await app.book();
    const start = await latest();
    const shorter = { end_date: '2027-06-12' };
    const { quote_id } = done(await app.guest.quoteChange(stay.number, stay.token, shorter));
    done(await app.guest.change(stay.number, stay.token, quote_id));
    expect(listed(await changes(start))).toEqual([[stay.number, ['reservation.changed']]]);
    const before = app.deps.clock.now();
    app.deps.clock.set('2027-06-20T03:00:00Z');
    await app.deps.queue.send(app.deps.db, 'booking.end-stays', {});
    await app.deps.queue.runDue(['booking.end-stays']);
    const ended = listed(await changes(start)).filter(([number]) => number === stay.number);
    expect(ended).toEqual([[stay.number, ['reservation.changed', 'reservation.used']]]);
    app.deps.clock.set(before.toISOString());
  });

  test('rejects a cursor of another list', async () => {
    expect(problemOf(await call('GET', '/reservations?changed_since=e30'))).toBe('422 validation');
  });
});

test('finds reservations by number, name, phone number, dates and the property’s own number', async () => {
  const { number } = await app.book();
  const record = { code: 'PMS-99001', memo: null };
  done(await call('PUT', `/reservations/${number}/property-record`, { body: record }));
  expect(await found({ reservation_number: number })).toEqual([number]);
  expect(await found({ code: 'PMS-99001', hotel_code: '1', status: 'confirmed' })).toEqual([number]);
  const name = `${CUSTOMER.guest_last_name} ${CUSTOMER.guest_first_name}`;
  expect(await found({ name, code: 'PMS-99001' })).toEqual([number]);
  expect(await found({ last_digits: CUSTOMER.guest_phone.slice(-4), code: 'PMS-99001' })).toEqual([number]);
  const { reservation } = done(await call<ProviderReservationResult>('GET', `/reservations/${number}`)).reservation;
  expect(reservation).toMatchObject({ reservation_number: number, code: 'PMS-99001' });
  const day = { check_in_from: reservation.check_in, check_in_to: reservation.check_in };
  expect(await found({ ...day, code: 'PMS-99001' })).toEqual([number]);
  for (const other of [
    { hotel_code: '10' },
    { status: 'cancelled' },
    { name: 'nobody' },
    { last_digits: '0000' },
    { check_in_from: '2028-01-01' },
    { check_in_to: '2027-01-01' },
  ])
    expect(await found({ code: 'PMS-99001', ...other })).toEqual([]);
});

test('returns found reservations in pages', async () => {
  for (const _ of Array.from({ length: 21 })) await app.book();
  const first = done(await find({ hotel_code: '1' }));
  const second = done(await find({ hotel_code: '1', cursor: first.next_cursor! }));
  const numbers = [...first.reservations, ...second.reservations].map((each) => each.reservation.reservation_number);
  expect(first.reservations).toHaveLength(20);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('returns complete passports only with their own scope, and records each access', async () => {
  const { number } = await sailorOf(app).book();
  const masked = done(await call<ProviderReservationResult>('GET', `/reservations/${number}`)).reservation.reservation;
  const { travellers } = done(await call<PassportsResult>('GET', `/reservations/${number}/passports`));
  expect(travellers).toHaveLength(masked.travellers.length);
  for (const { passport_number } of travellers) {
    expect(passport_number).toMatch(/^[A-Z0-9]{6,}$/);
    expect(JSON.stringify(masked)).not.toContain(passport_number);
  }
  const { entries } = done(await call<AuditEntriesResult>('GET', `/audit-entries?object_id=${number}`));
  expect(entries).toMatchObject([{ action: 'listPassports', object_id: number, after: { passports: 2 } }]);
  expect(JSON.stringify(entries)).not.toContain(travellers[0]!.passport_number);
  const key = done(
    await call<{ secret: string }>('POST', '/keys', { body: { name: 'Reader', scopes: ['read', 'reservations'] } }),
  ).secret;
  expect(problemOf(await call('GET', `/reservations/${number}/passports`, { key }))).toBe('403 insufficient_scope');
});

test('another company sees none of this', async () => {
  const { number } = await app.book();
  const theirs = { key: THEIRS };
  expect(done(await call<ReservationChangesResult>('GET', '/reservations', theirs)).reservations).toEqual([]);
  expect(problemOf(await call('GET', `/reservations/${number}`, theirs))).toBe('404 not_found');
  expect(problemOf(await call('GET', `/reservations/${number}/passports`, theirs))).toBe('404 not_found');
  const searched = await call<ReservationSearchResult>('POST', '/reservation-searches', { ...theirs, body: {} });
  expect(done(searched).reservations).toEqual([]);
});
