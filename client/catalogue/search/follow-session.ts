import type { SearchRequest } from '../../../generated/types.ts';
import { hotelCode } from '../../platform/tab/hotel-code.ts';
import { onSession } from '../../session/index.ts';
import { searchStore } from './search.store.ts';
import { noteSupplied, resetSearch } from './supplied-search.ts';

/**
 * Applies the search in an entry address, and clears the promotion code when a member with a membership number logs in.
 * See docs/specification.md.
 */
export function followSession(): void {
  onSession('visitBegun', ({ supplied }) => {
    noteSupplied({ supplied, startDate: null, endDate: null, rooms: null });
    resetSearch();
  });
  onSession('searchSupplied', noteSupplied);
  onSession('promotionSupplied', ({ promotion }) => {
    searchStore.promotion = promotion;
  });
  onSession('loggedIn', ({ user_type }) => {
    if (user_type === 'MEMBERSHIP') searchStore.promotion = '';
  });
}

/**
 * Returns the search without its defaults, which depend on the hotel's date. Dates that the guest hasn't chosen are
 * empty strings.
 */
export function searchSoFar(): SearchRequest {
  const { start, end, rooms } = searchStore;
  return {
    hotel_code: hotelCode() ?? '0',
    start_date: start ?? '',
    end_date: end ?? '',
    reservationInfo: rooms.map((room) => ({ ...room })),
  };
}
