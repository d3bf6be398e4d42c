import { expect, test } from 'vitest';
import { searchToPrerender } from './prerendered-search.ts';

const hotel = { hotel_code: '1', today: '2027-06-01', property_kind: 'hotel', set_reservation: true } as const;
const two = { adult: 2, kid: 0, infant: 0, pet: 0 };
const three = { adult: 3, kid: 0, infant: 0, pet: 0 };
const PARTY = JSON.stringify([three]);
function noCookies() {
  return null;
}

function ofEntry(query: Record<string, string>) {
  return searchToPrerender({ isEntry: true, query: { hotel_code: '1', ...query }, cookie: noCookies }, hotel);
}
function ofList(query: Record<string, string>, cookies: Record<string, string> = {}) {
  return searchToPrerender({ isEntry: false, query, cookie: (name) => cookies[name] ?? null }, hotel);
}
function search(start_date: string, end_date: string, room = two) {
  return { hotel_code: '1', start_date, end_date, reservationInfo: [room] };
}

test.each([
  [{ startDate: '2027-06-11' }, search('2027-06-11', '2027-06-12')],
  [{ startDate: '2027-06-11', endDate: '2027-06-13', resvInfo: PARTY }, search('2027-06-11', '2027-06-13', three)],
])('returns the search in the address of the entry page or the list: %o', (query, expected) => {
  expect(ofEntry(query)).toEqual(expected);
  expect(ofList(query)).toEqual(expected);
});

const lastSearch = { d_booking_dates: '2027-06-20~2027-06-22', d_booking_party: PARTY };
test.each([
  ['without a search', {}, {}, search('2027-06-01', '2027-06-02')],
  ['with the last search in cookies', {}, lastSearch, search('2027-06-20', '2027-06-22', three)],
  [
    'with dates in the address and the party in a cookie',
    { startDate: '2027-06-11' },
    lastSearch,
    search('2027-06-11', '2027-06-12', three),
  ],
  ['with past dates in a cookie', {}, { d_booking_dates: '2027-05-20~2027-05-22' }, search('2027-06-01', '2027-06-02')],
  ['with invalid cookies', {}, { d_booking_dates: '~', d_booking_party: '[{}]' }, search('2027-06-01', '2027-06-02')],
])('returns the search of the list %s', (_, query, cookies, expected) => {
  expect(ofList(query, cookies)).toEqual(expected);
});

test.each<Record<string, string>>([
  { promotion: 'SUMMER10' },
  { sso_key: 'haneul.sso.Pk2nDw', company_code: 'haneul' },
])('returns null if the response would depend on the visitor: %o', (query) => {
  expect(ofEntry({ startDate: '2027-06-11', ...query })).toBeNull();
});

test('returns null for a member who is logged in', () => {
  expect(ofList({ startDate: '2027-06-11' }, { b_login_key: 'key' })).toBeNull();
});

test('returns null for another step, for a ferry line and for a property that takes no reservations', () => {
  expect(ofList({ step: 'options', startDate: '2027-06-11' })).toBeNull();
  for (const other of [{ property_kind: 'sailing' as const }, { set_reservation: false }])
    expect(searchToPrerender({ isEntry: false, query: {}, cookie: noCookies }, { ...hotel, ...other })).toBeNull();
});
