import type { SearchRequest } from '../../../generated/types.ts';
import { hotelCode } from '../../platform/tab/hotel-code.ts';
import { onSession } from '../../session/index.ts';
import { searchStore } from './search.store.ts';
import { noteSupplied, resetSearch } from './supplied-search.ts';

/** The search follows what an entry address gives; a promotion code goes when somebody with a membership number logs in (spec, section 4). */
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

/** The choices as far as they are known before the hotel's today is: dates that nobody has named are empty. */
export function searchSoFar(): SearchRequest {
  const { start, end, rooms } = searchStore;
  return {
    hotel_code: hotelCode() ?? '0',
    start_date: start ?? '',
    end_date: end ?? '',
    reservationInfo: rooms.map((room) => ({ ...room })),
  };
}
