import type { SailingSearchRequest } from '../../../generated/types.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { hotelCode } from '../../platform/tab/hotel-code.ts';
import { useAddressOfSearch } from '../../platform/tab/search-address.ts';
import { useFerry, useVoyageSearch } from '../use-voyage-search.ts';
import { setVoyage, readVoyage, voyageOn, voyageRequestOf, voyageStore, writeVoyage } from './voyage-search.store.ts';

const DATES = ['startDate', 'endDate', 'departure_date', 'return_date'];

function hasSearch(query: URLSearchParams): boolean {
  return (query.has('route_code') && query.has('departure_date')) || query.has('startDate');
}

/**
 * Applies the search in the address, if there is one: a route and a departure date or, in an entry address, a start
 * date.
 */
export function takeVoyage(address: string): void {
  const query = new URLSearchParams(address);
  const hotel = hotelCode();
  if (hasSearch(query) && hotel !== null) setVoyage({ ...readVoyage(query), hotel });
}

function write(query: URLSearchParams, search: SailingSearchRequest): URLSearchParams {
  const { hotel_code, route_code, departure_date, return_route_code = null, return_date = null, ...party } = search;
  const changed = new URLSearchParams(query);
  for (const onEntry of ['startDate', 'endDate']) changed.delete(onEntry);
  const dates = { departs: departure_date, returns: return_date };
  writeVoyage(changed, { hotel: hotel_code, route: route_code, back: return_route_code, ...dates, ...party });
  return changed;
}

export function useVoyageAddress(): SailingSearchRequest | null {
  const hotel = useHotelCode();
  const ferry = useFerry().data;
  const search = voyageRequestOf(useVoyageSearch());
  const take = (address: string) => {
    takeVoyage(address);
    return voyageRequestOf(voyageOn(hotel, voyageStore, ferry));
  };
  useAddressOfSearch({ search, dates: DATES, hasSearch, take, write });
  return search;
}
