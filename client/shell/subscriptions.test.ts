// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { EntryQuery } from '../../machines/session/entry.address.ts';
import { booking } from '../booking/journey/booking.store.ts';
import { searchStore } from '../catalogue/search/search.store.ts';
import { suppliedByUrl } from '../catalogue/search/supplied-search.ts';
import { readCookie } from '../platform/tab/cookies.ts';
import { hotelCode, keepHotelCode } from '../platform/tab/hotel-code.ts';
import { storage } from '../platform/tab/storage.ts';
import { voyageStore } from '../sailing/search/voyage-search.store.ts';
import { entryLogic } from '../session/entry/entry.actors.ts';
import { takeHotelOfAddress } from '../session/entry/hotel-of-address.ts';
import { subscribeToSession } from './subscriptions.ts';

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
subscribeToSession();

const four = [{ adult: 4, kid: 0, infant: 0, pet: 0 }];
const two = [{ adult: 2, kid: 0, infant: 0, pet: 0 }];
function enter(query: EntryQuery) {
  return toPromise(createActor(entryLogic, { input: { query: { hotel_code: '1', ...query }, kept: null } }).start());
}

beforeEach(() => {
  Object.assign(searchStore, { start: '2027-05-01', end: '2027-05-04', rooms: four, promotion: 'OLD' });
  booking.send({
    type: 'SEARCH',
    search: { hotel_code: '2', start_date: '2027-05-01', end_date: '2027-05-04', reservationInfo: four },
  });
  storage.booking.set(booking.getPersistedSnapshot());
});

test('keeps only the values in the address when a new visit starts', async () => {
  const supplied = {
    supplied: ['resvInfo' as const, 'promotion' as const],
    startDate: null,
    endDate: null,
    rooms: null,
  };
  entryLogic.implementations.actions['start a new visit']?.({} as never, supplied);
  expect(suppliedByUrl()).toEqual(['resvInfo', 'promotion']);
  expect(searchStore).toMatchObject({ start: null, end: null, rooms: four, promotion: 'OLD' });
});

test('restarts an earlier journey with the values in the address', async () => {
  await enter({ startDate: '2027-06-11', endDate: '2027-06-13', resvInfo: '[{"adult":2}]', promotion: 'SEA10' });
  expect(searchStore).toMatchObject({ start: '2027-06-11', end: '2027-06-13', rooms: two, promotion: 'SEA10' });
  expect(booking.getSnapshot()).toMatchObject({
    value: 'dates',
    context: {
      search: { hotel_code: '1', start_date: '2027-06-11', end_date: '2027-06-13', reservationInfo: two },
    },
  });
  expect(storage.booking.get()).toMatchObject({ context: { search: { start_date: '2027-06-11' } } });
});

test('applies the dates of an entry address to the ferry line as well', async () => {
  await enter({ hotel_code: '20', startDate: '2027-06-11', endDate: '2027-06-14' });
  expect(voyageStore).toMatchObject({ hotel: '20', route: null, departs: '2027-06-11', returns: '2027-06-14' });
});

test('clears the last search if the address contains no values', async () => {
  await enter({});
  expect(suppliedByUrl()).toEqual([]);
  expect(searchStore).toMatchObject({ start: null, end: null, rooms: two, promotion: '' });
  expect(booking.getSnapshot().context.search).toMatchObject({ hotel_code: '1', start_date: '', reservationInfo: two });
});

describe('address with a hotel', () => {
  beforeEach(() => {
    keepHotelCode('2');
    storage.companyInfo.set({ company_name: 'Sol' } as never);
  });
  async function open(search: string) {
    history.replaceState(null, '', `/connect-login${search}`);
    await takeHotelOfAddress();
    return { code: hotelCode(), address: location.pathname + location.search };
  }

  test("changes nothing if the code is invalid or belongs to the tab's current hotel", async () => {
    expect(await open('?hotel_code=2&return=x')).toEqual({ code: '2', address: '/connect-login?return=x' });
    expect(await open('?hotel_code=%2F%2Fevil&return=x')).toMatchObject({ code: '2' });
    expect(searchStore).toMatchObject({ start: '2027-05-01', rooms: four, promotion: 'OLD' });
    expect(booking.getSnapshot().context.search).toMatchObject({ hotel_code: '2', start_date: '2027-05-01' });
  });

  test("selects the hotel, and clears the previous hotel's visit from memory and from the tab's storage", async () => {
    expect(await open('?hotel_code=15')).toEqual({ code: '15', address: '/connect-login' });
    expect(searchStore).toMatchObject({ start: null, end: null, rooms: two, promotion: '' });
    expect(booking.getSnapshot().context.search).toMatchObject({ hotel_code: '15', reservationInfo: two });
    expect([storage.promotion.get(), storage.companyInfo.get(), readCookie('d_booking_code')]).toEqual([
      null,
      null,
      '15',
    ]);
  });
});
