import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchRequest } from '../../../generated/types.ts';
import { couple, hotelsWithGaps, LAST_BOOKABLE_NIGHT, twoNights } from '../../../tests/support/api/catalogue.ts';
import { type TestDeps, testDeps } from '../../../tests/support/api/deps.ts';
import { clientOf, loadHotels } from '../../../tests/support/api/properties.ts';

let deps: TestDeps;
let api: ReturnType<typeof clientOf>;

beforeAll(async () => {
  deps = await testDeps();
  await loadHotels(deps.db, ...hotelsWithGaps());
  api = clientOf(deps, { 'Accept-Language': 'ko' });
});
afterAll(() => deps.close());

function search(change: Partial<SearchRequest> = {}) {
  return api.POST('/client/catalogue/search', { body: { ...twoNights, ...change } });
}

function many(count: number, party = couple) {
  return Array.from({ length: count }, () => party);
}

test.each([
  ['an unknown property', { hotel_code: '99' }, 404, 'not_found', undefined],
  ['a property without rooms', { hotel_code: '16' }, 404, 'no_rooms', undefined],
  ['a property that takes no bookings', { hotel_code: '14' }, 409, 'stay_closed', undefined],
  ['an arrival yesterday', { start_date: '2027-05-31', end_date: '2027-06-02' }, 422, 'stay_in_past', '/start_date'],
  [
    'an arrival in the year 0',
    { start_date: '0000-01-01', end_date: '0000-01-02' },
    422,
    'stay_in_past',
    '/start_date',
  ],
  ['a stay without a night', { end_date: '2027-06-11' }, 422, 'stay_order', '/end_date'],
  ['an end before the start', { end_date: '2027-06-10' }, 422, 'stay_order', '/end_date'],
  [
    'a stay beyond the horizon',
    { start_date: '2028-05-30', end_date: '2028-06-01' },
    422,
    'stay_beyond_horizon',
    '/end_date',
  ],
  [
    'an arrival in the year 9999',
    { start_date: '9999-12-30', end_date: '9999-12-31' },
    422,
    'stay_beyond_horizon',
    '/end_date',
  ],
  ['a stay that is too long', { end_date: '2027-07-12' }, 422, 'stay_length', '/end_date'],
  [
    'a stay that is too short for its arrival day',
    { start_date: '2027-07-02', end_date: '2027-07-03' },
    422,
    'stay_length',
    '/end_date',
  ],
  ['a closed day', { start_date: '2027-06-24', end_date: '2027-06-26' }, 409, 'stay_closed', undefined],
  ['six rooms', { reservationInfo: many(6) }, 422, 'too_many_rooms', '/reservationInfo'],
  ['eleven guests', { reservationInfo: many(4, { ...couple, kid: 1 }) }, 422, 'party_over_maximum', '/reservationInfo'],
  ['an unknown promotion code', { promotion_code: 'NOSUCH' }, 422, 'promotion_invalid', '/promotion_code'],
  ['an expired promotion code', { promotion_code: 'OPENING' }, 422, 'promotion_unusable', '/promotion_code'],
  ['a date that does not exist', { start_date: '2027-02-30' }, 422, 'validation', '/start_date'],
  ['a search without rooms', { reservationInfo: [] }, 422, 'validation', '/reservationInfo'],
  [
    'a room without an adult',
    { reservationInfo: [{ ...couple, adult: 0 }] },
    422,
    'validation',
    '/reservationInfo/0/adult',
  ],
] as const)('rejects %s', async (_, change, status, code, pointer) => {
  const { error, response } = await search(change as Partial<SearchRequest>);
  expect([response.status, error?.code]).toEqual([status, code]);
  expect(error?.errors?.[0]?.pointer).toBe(pointer);
});

test('refers three adults in a room to the customer centre, and returns its phone number', async () => {
  const { error, response } = await search({ hotel_code: '15', reservationInfo: [{ ...couple, adult: 3 }] });
  expect(response.status).toBe(409);
  expect(error).toMatchObject({ code: 'customer_centre_required', phone: '064-555-0150', max_adults: 2 });
});

test('returns the phone number of a property without rooms', async () => {
  const { error } = await search({ hotel_code: '16' });
  expect(error?.phone).toMatch(/^[\d-]+$/);
});

test('rejects more pets than a room allows', async () => {
  const { error } = await search({ hotel_code: '10', reservationInfo: [{ ...couple, pet: 5 }] });
  expect(error).toMatchObject({ code: 'party_over_maximum', errors: [{ pointer: '/reservationInfo/0/pet' }] });
});

test('accepts the last bookable day as check-out', async () => {
  const last = await search({ start_date: LAST_BOOKABLE_NIGHT, end_date: '2028-05-31' });
  expect(last.response.status).toBe(200);
});
