import { getSearchOffersQueryOptions } from '../../../generated/hooks/catalogue.ts';
import { hotelKnown, prerenderedData } from '../../platform/tab/hotel.tsx';
import { queryClient } from '../../platform/api/query-client.ts';
import { searchRequestOf, searchStore } from './search.store.ts';

export function preloadSearch(): void {
  const hotel = hotelKnown();
  if (!hotel?.set_reservation) return;
  takePrerendered();
  // Failures are ignored here: the list shows the problem.
  void queryClient.prefetchQuery(getSearchOffersQueryOptions(searchRequestOf(hotel, searchStore)));
}

/**
 * Stores the response in the prerendered page, so that the list needs no request. After Back or Forward, the page may be
 * an old one, so its response is refetched.
 */
function takePrerendered(): void {
  const page = prerenderedData();
  if (!page?.search) return;
  const { request, result } = page.search;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const updatedAt = navigation?.type === 'back_forward' ? 0 : undefined;
  queryClient.setQueryData(getSearchOffersQueryOptions(request).queryKey, result, { updatedAt });
  delete page.search;
}
