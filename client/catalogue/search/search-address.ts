import type { SearchRequest } from '../../../generated/types.ts';
import { readStayDate } from '../../../machines/session/stay.values.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useAddressOfSearch } from '../../platform/tab/search-address.ts';
import { addDays } from '../../ui/calendar/days.ts';
import { PROMOTION_FORM, readRooms, type SearchChoices, searchRequestOf, searchStore } from './search.store.ts';

const DATES = ['startDate', 'endDate'];

/**
 * Returns the query with the search added, so the list's address can be shared. Parameters have the same names as on
 * the entry page. See docs/specification.md.
 */
function withSearch(query: URLSearchParams, search: SearchRequest): URLSearchParams {
  const { hotel_code, start_date: startDate, end_date: endDate, promotion_code } = search;
  const changed = new URLSearchParams(query);
  const params = { hotel_code, startDate, endDate, resvInfo: JSON.stringify(search.reservationInfo) };
  for (const [name, value] of Object.entries(params)) changed.set(name, value);
  if (promotion_code) changed.set('promotion', promotion_code);
  else changed.delete('promotion');
  return changed;
}

/** Returns the search in the list's address, or null if it has no start date. Omits invalid values. */
export function choicesIn(query: URLSearchParams): (Omit<SearchChoices, 'rooms'> & Partial<SearchChoices>) | null {
  const start = readStayDate(query.get('startDate'));
  if (start === null) return null;
  const end = readStayDate(query.get('endDate')) ?? addDays(start, 1);
  const code = query.get('promotion') ?? '';
  const rooms = readRooms(query.get('resvInfo'));
  return { start, end, promotion: PROMOTION_FORM.test(code) ? code : '', ...(rooms && { rooms }) };
}

/** Applies the search in the address if it has a start date. Ignores invalid values. */
export function takeSearch(address: string): void {
  Object.assign(searchStore, choicesIn(new URLSearchParams(address)));
}

function hasSearch(query: URLSearchParams): boolean {
  return query.has('startDate');
}

export function useSearchAddress(search: SearchRequest): void {
  const hotel = useHotel();
  const take = (address: string) => {
    takeSearch(address);
    return searchRequestOf(hotel, searchStore);
  };
  useAddressOfSearch({ search, dates: DATES, hasSearch, take, write: withSearch });
}
