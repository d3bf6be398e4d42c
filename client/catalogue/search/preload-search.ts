import { getSearchOffersQueryOptions } from '../../../generated/hooks/catalogue.ts';
import { preloadPicture } from '../../platform/api/files.ts';
import { hotelKnown } from '../../platform/tab/hotel.tsx';
import { queryClient } from '../../platform/api/query-client.ts';
import { offersByRoom } from '../offers/offers.ts';
import { searchRequestOf, searchStore } from './search.store.ts';

export function preloadSearch(): void {
  const hotel = hotelKnown();
  if (!hotel?.set_reservation) return;
  void queryClient.fetchQuery(getSearchOffersQueryOptions(searchRequestOf(hotel, searchStore))).then(
    (result) => {
      const picture = offersByRoom(result)[0]?.room.pictures[0];
      if (picture) preloadPicture(picture);
    },
    () => undefined, // Ignored here: the list shows the problem.
  );
}
