import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuoteRequest } from '../../generated/types.ts';
import {
  hotelsWithGaps,
  manyRooms,
  options,
  rooms,
  taking,
  twinForTwoNights,
} from '../../tests/support/api/catalogue.ts';
import { type TestDeps, testDeps } from '../../tests/support/api/deps.ts';
import { loadHotels } from '../../tests/support/api/properties.ts';
import { priceStay } from './stay.usecases.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
  await loadHotels(deps.db, ...hotelsWithGaps());
});
afterAll(() => deps.close());

function price(change: Partial<QuoteRequest> = {}) {
  return priceStay({ ...deps, signedFor: () => null }, { ...twinForTwoNights, ...change }, 'ko');
}

const NIGHTS = ['2027-06-11', '2027-06-12'];
const list = '/reservationRoomList';

test.each([
  ['an unknown property', { hotel_code: '99' }, 'not_found', undefined],
  ['an unknown room type', rooms({ room_type_code: 'NONE' }), 'not_found', undefined],
  ['an unknown package', { package_code: 'NONE' }, 'not_found', undefined],
  ['an unknown option', options(taking('NONE')), 'not_found', undefined],
  [
    'a package for other room types',
    { package_code: 'BB', ...rooms({ room_type_code: 'STE' }), start_date: '2027-06-12' },
    'validation',
    '/package_code',
  ],
  [
    'a package on a night without a price',
    { package_code: 'SPA', start_date: '2027-06-19', end_date: '2027-06-21' },
    'stay_closed',
    undefined,
  ],
  ['a package for longer stays', { package_code: 'SPA', end_date: '2027-06-12' }, 'stay_length', '/end_date'],
  ['an end before the start', { end_date: '2027-06-11' }, 'stay_order', '/end_date'],
  ['an arrival yesterday', { start_date: '2027-05-31' }, 'stay_in_past', '/start_date'],
  [
    'a stay beyond the horizon',
    { end_date: '2028-06-01', start_date: '2028-05-30' },
    'stay_beyond_horizon',
    '/end_date',
  ],
  ['a stay that is too long', { end_date: '2027-07-12' }, 'stay_length', '/end_date'],
  [
    'a stay that is too short for its arrival day',
    { start_date: '2027-07-02', end_date: '2027-07-03' },
    'stay_length',
    '/end_date',
  ],
  ['a closed night', { start_date: '2027-06-24', end_date: '2027-06-26' }, 'stay_closed', undefined],
  ['a property that takes no bookings', { hotel_code: '14' }, 'stay_closed', undefined],
  ['six rooms', manyRooms(6), 'too_many_rooms', list],
  ['two room types', rooms({}, { room_type_code: 'STD' }), 'rooms_differ_in_type', `${list}/1/room_type_code`],
  ['twelve guests', manyRooms(4, { adult: 3 }), 'party_over_maximum', list],
  ['four guests in a room for three', rooms({}, { adult: 4 }), 'party_over_maximum', `${list}/1`],
  ['a pet where pets are not allowed', rooms({ pet: 1 }), 'validation', `${list}/0/pet`],
  [
    'too many pets',
    { hotel_code: '10', ...rooms({ room_type_code: 'OCN', pet: 5 }) },
    'party_over_maximum',
    `${list}/0/pet`,
  ],
  [
    'three adults in a room',
    { hotel_code: '15', ...rooms({ room_type_code: 'OCS', adult: 3 }) },
    'customer_centre_required',
    undefined,
  ],
  ['an unknown promotion', { promotion_code: 'NOSUCH' }, 'promotion_invalid', '/promotion_code'],
  ['an expired promotion', { promotion_code: 'OPENING' }, 'promotion_unusable', '/promotion_code'],
  [
    'a promotion for other room types',
    { promotion_code: 'TWONIGHTS', ...rooms({ room_type_code: 'STD' }) },
    'promotion_unusable',
    '/promotion_code',
  ],
  [
    'an option without its adult product',
    options(taking('KIDBREAKFAST', 1, NIGHTS)),
    'adult_product_required',
    `${list}/0/selectedUpselling/0/upselling_code`,
  ],
  [
    'an option and its adult product on different nights',
    options(taking('BREAKFAST', 1, ['2027-06-11']), taking('KIDBREAKFAST', 1, ['2027-06-12'])),
    'adult_product_required',
    `${list}/0/selectedUpselling/1/upselling_code`,
  ],
  [
    'both a late and an early check-out',
    rooms({}, { early_checkout_seq: 1, selectedUpselling: [taking('LATE')] }),
    'checkout_times_conflict',
    `${list}/1`,
  ],
  [
    'a late check-out that the package includes',
    { package_code: 'SPA', ...options(taking('LATE')) },
    'checkout_times_conflict',
    `${list}/0`,
  ],
  [
    'an early check-out with a package that includes a late one',
    { package_code: 'SPA', ...rooms({ early_checkout_seq: 1 }) },
    'checkout_times_conflict',
    `${list}/0`,
  ],
  [
    'more than the maximum count of an option',
    options(taking('BREAKFAST', 5, NIGHTS)),
    'validation',
    `${list}/0/selectedUpselling/0/count`,
  ],
  [
    'more than the maximum count of an option, counting those in the package',
    { package_code: 'BB', ...options(taking('BREAKFAST', 3, NIGHTS)) },
    'validation',
    `${list}/0/selectedUpselling/0/count`,
  ],
  [
    'an option on the day of check-out',
    options(taking('BREAKFAST', 1, ['2027-06-13'])),
    'validation',
    `${list}/0/selectedUpselling/0/date_list`,
  ],
  [
    'an option sold per night without a night',
    options(taking('BREAKFAST')),
    'validation',
    `${list}/0/selectedUpselling/0/date_list`,
  ],
  [
    'the same night twice for an option',
    options(taking('BREAKFAST', 1, ['2027-06-11', '2027-06-11'])),
    'validation',
    `${list}/0/selectedUpselling/0/date_list`,
  ],
  [
    'a night for an option that is sold once per stay',
    options(taking('LATE', 1, ['2027-06-11'])),
    'validation',
    `${list}/0/selectedUpselling/0/date_list`,
  ],
  [
    'an option twice',
    options(taking('LATE'), taking('LATE')),
    'validation',
    `${list}/0/selectedUpselling/1/upselling_code`,
  ],
  ['an unknown early check-out', rooms({ early_checkout_seq: 2 }), 'validation', `${list}/0/early_checkout_seq`],
  [
    'more pick-ups than are in stock',
    manyRooms(2, { selectedUpselling: [taking('PICKUP', 2)] }),
    'upselling_unavailable',
    undefined,
  ],
  ['a sold-out room type', rooms({ room_type_code: 'STE' }), 'room_sold_out', undefined],
  ['a sold-out night', { start_date: '2027-06-18', end_date: '2027-06-19' }, 'all_rooms_sold_out', undefined],
] as [string, Partial<QuoteRequest>, string, string | undefined][])('rejects %s', async (_, change, code, pointer) => {
  const refused = await price(change);
  expect(refused.ok || refused.failure.code).toBe(code);
  expect(refused.ok || refused.failure.errors?.[0]?.pointer).toBe(pointer);
});

test('returns the phone number of the customer centre, and the number of adults that fit in a room', async () => {
  const refused = await price({ hotel_code: '15', ...rooms({ room_type_code: 'OCS', adult: 3 }) });
  expect(refused.ok || refused.failure.extra).toEqual({ phone: '064-555-0150', max_adults: 2 });
});
