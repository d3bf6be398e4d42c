// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { getSearchOffersQueryOptions } from '../../../generated/hooks/catalogue.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { keepHotelCode } from '../../platform/tab/hotel-code.ts';
import { takeHotel } from '../../platform/tab/hotel.tsx';
import { preloadSearch } from './preload-search.ts';
import { searchRequestOf, searchStore } from './search.store.ts';

const main = example('MainResult', 'main');
const result = example('SearchResult', 'search');
const fetched = { ...result, nights: result.nights + 1 };
const calls: string[] = [];
vi.stubGlobal('fetch', async ({ url }: Request) => {
  calls.push(new URL(url).pathname);
  return Response.json(fetched);
});

const STAY = { start: '2027-06-11', end: '2027-06-13' };

function queryOf() {
  return getSearchOffersQueryOptions(searchRequestOf(main.hotel, searchStore)).queryKey;
}

/** Opens a page that was prerendered with the search for STAY, and preloads the list. */
async function openList(navigation: NavigationTimingType = 'navigate') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: navigation } as PerformanceNavigationTiming]);
  const request = searchRequestOf(main.hotel, { ...searchStore, ...STAY });
  takeHotel({ hotelCode: main.hotel.hotel_code, locale: 'en', main, messages: {}, search: { request, result } });
  preloadSearch();
  const shown = queryClient.getQueryData(queryOf());
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { shown, latest: queryClient.getQueryData(queryOf()), calls: calls.length };
}

beforeEach(() => {
  calls.length = 0;
  sessionStorage.clear();
  queryClient.clear();
  document.documentElement.lang = 'en';
  keepHotelCode(main.hotel.hotel_code);
  Object.assign(searchStore, STAY);
});

test('uses the response in the prerendered page, and only once', async () => {
  expect(await openList()).toEqual({ shown: result, latest: result, calls: 0 });
  queryClient.clear();
  preloadSearch();
  await vi.waitFor(() => expect(queryClient.getQueryData(queryOf())).toEqual(fetched));
});

test('requests the response again after Back or Forward', async () => {
  expect(await openList('back_forward')).toEqual({ shown: result, latest: fetched, calls: 1 });
});

test('does not use the response for another search', async () => {
  Object.assign(searchStore, { start: '2027-06-12' });
  expect(await openList()).toEqual({ shown: undefined, latest: fetched, calls: 1 });
});
