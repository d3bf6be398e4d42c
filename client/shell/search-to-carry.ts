import type { HotelInfo } from '../../generated/types.ts';
import { DEFAULT_ROOM } from '../catalogue/search/party.ts';
import { searchStore } from '../catalogue/search/search.store.ts';
import { voyageStore } from '../sailing/search/voyage-search.store.ts';

/** Returns the chosen dates and, at a hotel, the party as parameters for the entry address of another hotel. */
export function searchToCarry({ hotel_code, property_kind }: Pick<HotelInfo, 'hotel_code' | 'property_kind'>) {
  if (property_kind === 'sailing') {
    const { departs, returns } = voyageStore.hotel === hotel_code ? voyageStore : {};
    return datesOf(departs, returns);
  }
  const { start, end, rooms } = searchStore;
  const resvInfo = JSON.stringify(rooms);
  const chosen = start !== null || resvInfo !== JSON.stringify([DEFAULT_ROOM]);
  return { ...datesOf(start, end), ...(chosen && { resvInfo }) };
}

function datesOf(start?: string | null, end?: string | null) {
  return { ...(start && { startDate: start }), ...(start && end && { endDate: end }) };
}
