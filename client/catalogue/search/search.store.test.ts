// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { HotelInfo, MainResult } from '../../../generated/types.ts';
import { readCookie, writeCookie } from '../../platform/tab/cookies.ts';

const hotel = { hotel_code: '1', today: '2027-06-01' } as HotelInfo;
function soon() {
  return new Date(Date.now() + 60_000);
}
/** Waits for Valtio, which notifies its listeners in a microtask. */
function changed() {
  return new Promise((done) => setTimeout(done));
}

async function load(today?: string) {
  vi.resetModules();
  if (today) {
    document.documentElement.lang = 'en';
    const main = { hotel: { ...hotel, today } } as MainResult;
    (await import('../../platform/tab/hotel.tsx')).takeHotel({ hotelCode: '1', locale: 'en', messages: {}, main });
  }
  return { ...(await import('./search.store.ts')), ...(await import('./supplied-search.ts')) };
}

beforeEach(() => {
  for (const name of ['d_booking_dates', 'd_booking_party']) writeCookie(name, '', new Date(0));
  sessionStorage.clear();
});

test('starts with today and tomorrow, two adults in one room, and no code', async () => {
  const { searchRequestOf, searchStore } = await load();
  const begun = {
    hotel_code: '1',
    start_date: '2027-06-01',
    end_date: '2027-06-02',
    reservationInfo: [{ adult: 2, kid: 0, infant: 0, pet: 0 }],
  };
  expect(searchRequestOf(hotel, searchStore)).toEqual(begun);
});

test('restores the dates, party and code after a reload', async () => {
  const first = await load();
  Object.assign(first.searchStore, {
    start: '2027-06-11',
    end: '2027-06-13',
    rooms: [{ adult: 2, kid: 1, infant: 0, pet: 0 }],
    promotion: 'SUMMER10',
  });
  await changed();
  const { searchRequestOf, searchStore } = await load();
  expect(searchRequestOf(hotel, searchStore)).toEqual({
    hotel_code: '1',
    start_date: '2027-06-11',
    end_date: '2027-06-13',
    reservationInfo: [{ adult: 2, kid: 1, infant: 0, pet: 0 }],
    promotion_code: 'SUMMER10',
  });
});

test('ignores the search in another tab, but starts a new tab with it', async () => {
  writeCookie('d_booking_dates', '2027-06-11~2027-06-13', soon());
  await load();
  writeCookie('d_booking_dates', '2027-07-01~2027-07-05', soon());
  writeCookie('d_booking_party', '[{"adult":5,"kid":0,"infant":0,"pet":0}]', soon());
  expect((await load()).searchStore).toMatchObject({ start: '2027-06-11', end: '2027-06-13', rooms: [{ adult: 2 }] });
  sessionStorage.clear();
  expect((await load()).searchStore).toMatchObject({ start: '2027-07-01', end: '2027-07-05', rooms: [{ adult: 5 }] });
});

test('discards the choices in a tab that was left open overnight', async () => {
  sessionStorage.setItem(
    'search',
    JSON.stringify({
      start: '2027-06-11',
      end: '2027-06-13',
      rooms: [{ adult: 5 }],
      until: '2026-01-01T14:59:59.000Z',
    }),
  );
  expect((await load()).searchStore).toMatchObject({ start: null, end: null, rooms: [{ adult: 2 }] });
});

test('ignores invalid cookies', async () => {
  writeCookie('d_booking_dates', '2027-02-31~x', soon());
  writeCookie('d_booking_party', '[{"adult":"many"}]', soon());
  const { searchStore } = await load();
  expect(searchStore).toMatchObject({ start: null, end: null, rooms: [{ adult: 2 }] });
});

test('keeps only the choices from the entry address on a reset', async () => {
  const { noteSupplied, resetSearch, searchStore, suppliedByUrl } = await load();
  noteSupplied({ supplied: ['startDate', 'promotion'], startDate: '2027-06-11', endDate: null, rooms: null });
  searchStore.promotion = 'SUMMER10';
  searchStore.rooms = [{ adult: 4, kid: 0, infant: 0, pet: 0 }];
  resetSearch();
  expect(suppliedByUrl()).toEqual(['startDate', 'promotion']);
  expect(searchStore).toMatchObject({
    start: '2027-06-11',
    end: '2027-06-12',
    promotion: 'SUMMER10',
    rooms: [{ adult: 2 }],
  });
});

test('keeps the party from the entry address until the next entry address', async () => {
  const { noteSupplied, resetSearch, searchStore, suppliedByUrl } = await load();
  const rooms = [{ adult: 3, kid: 0, infant: 0, pet: 0 }];
  noteSupplied({ supplied: ['resvInfo'], startDate: null, endDate: null, rooms });
  resetSearch();
  expect(searchStore.rooms).toEqual(rooms);
  noteSupplied({ supplied: [], startDate: null, endDate: null, rooms: null });
  resetSearch();
  expect(suppliedByUrl()).toEqual([]);
  expect(searchStore).toMatchObject({ start: null, rooms: [{ adult: 2 }], promotion: '' });
});

test('clears the stored dates when they are reset to the default', async () => {
  const { searchStore } = await load();
  Object.assign(searchStore, { start: '2027-06-11', end: '2027-06-13' });
  await changed();
  expect(readCookie('d_booking_dates')).toBe('2027-06-11~2027-06-13');
  Object.assign(searchStore, { start: null, end: null });
  await changed();
  expect(readCookie('d_booking_dates')).toBeNull();
});

test('stores the default dates together with the party, with the same expiry', async () => {
  const written: string[] = [];
  const { searchStore } = await load('2027-06-01');
  const cookie = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  searchStore.rooms = [{ adult: 3, kid: 0, infant: 0, pet: 0 }];
  await changed();
  cookie.mockRestore();
  const ends = written.map((text) => [text.split('=')[0], /Expires=([^;]+)/.exec(text)?.[1]]);
  expect(written[0]).toContain(encodeURIComponent('2027-06-01~2027-06-02'));
  const end = new Date();
  end.setHours(23, 59, 59, 0);
  expect(ends).toEqual(['d_booking_dates', 'd_booking_party'].map((name) => [name, end.toUTCString()]));
});

test('ignores restored dates that are in the past at the hotel', async () => {
  writeCookie('d_booking_dates', '2027-06-01~2027-06-02', soon());
  const { searchRequestOf, searchStore } = await load();
  const request = (today: string) => searchRequestOf({ hotel_code: '1', today }, searchStore);
  expect(request('2027-06-01')).toMatchObject({ start_date: '2027-06-01', end_date: '2027-06-02' });
  expect(request('2027-06-02')).toMatchObject({ start_date: '2027-06-02', end_date: '2027-06-03' });
});
