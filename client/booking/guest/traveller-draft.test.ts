import { beforeEach, expect, test } from 'vitest';
import type { NamedTraveller } from '../../../machines/booking/booking.context.ts';
import { example } from '../../../tests/support/client/examples.ts';
import { forgetPassports, keepPassport, withPassports } from './passports.ts';
import { asTraveller, seated, seatsOf, travellerFields, withoutPassports } from './traveller-draft.ts';

const together = { rooms: [{ ...example('QuoteResult', 'quote').stay.rooms[0]!, adult: 2, kid: 0, infant: 1 }] };
const apart = {
  rooms: [
    { ...together.rooms[0]!, adult: 1, infant: 1 },
    { ...together.rooms[0]!, adult: 1, infant: 0 },
  ],
};
let keys = 0;
function newKey() {
  return `key-${(keys += 1)}`;
}

beforeEach(() => {
  keys = 0;
  forgetPassports();
});

test('creates a seat for every traveller, cabin by cabin, with adults first', () => {
  expect(seatsOf(apart)).toEqual([
    { cabin: 0, band: 'adult' },
    { cabin: 0, band: 'infant' },
    { cabin: 1, band: 'adult' },
  ]);
});

test('keeps the name and passport number of a traveller whose cabin changes', () => {
  const named = seated(seatsOf(together), [], newKey).map((traveller, at) => ({
    ...traveller,
    english_first_name: ['MINSEO', 'JUNHO', 'ARIN'][at]!,
    passport_number: `M7051284${at}`,
  }));
  const again = seated(seatsOf(apart), withoutPassports(named), newKey);
  expect(
    again.map(({ cabin, english_first_name, passport_number }) => [cabin, english_first_name, passport_number]),
  ).toEqual([
    [0, 'MINSEO', 'M70512840'],
    [0, 'ARIN', 'M70512842'],
    [1, 'JUNHO', 'M70512841'],
  ]);
});

test('stores no passport number with a traveller', () => {
  const [kept] = withoutPassports([{ key: 'key-1', band: 'adult', passport_number: 'M70512846' }]);
  expect(JSON.stringify(kept)).not.toContain('M70512846');
});

test('sends each passport number with its traveller, and reports the fields whose numbers are missing', () => {
  const travellers = [
    { key: 'key-1', band: 'adult', cabin: 0 },
    { key: 'key-2', band: 'infant', cabin: 0 },
  ] as NamedTraveller[];
  keepPassport('key-1', 'M70512846');
  expect(withPassports(travellers)).toMatchObject({
    code: 'validation',
    errors: [{ pointer: '/travellers/1/passport_number' }],
  });
  keepPassport('key-2', 'M70512847');
  expect(withPassports(travellers)).toEqual([
    { cabin: 0, passport_number: 'M70512846' },
    { cabin: 0, passport_number: 'M70512847' },
  ]);
});

test.each([
  ['Kim', 'Min-seo', { english_last_name: 'KIM', english_first_name: 'MIN-SEO' }],
  ['김', '민서', { korean_name: '김민서' }],
])('pre-fills the name %s %s as a passport would show it', (last, first, taken) => {
  expect(asTraveller(last, first)).toEqual(taken);
});

test('lists every field of every traveller', () => {
  expect(travellerFields(2)).toContain('travellers.1.passport_expires_on');
  expect(travellerFields(0)).toEqual([]);
});
