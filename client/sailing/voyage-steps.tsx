import { lazy, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { getSearchSailingsQueryOptions } from '../../generated/hooks/sailing.ts';
import { loadOngoingBooking } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { hotelCode } from '../platform/tab/hotel-code.ts';
import { loadMessages } from '../platform/i18n/i18n.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { SailingList } from './sailings/sailing-list.tsx';
import { takeVoyage } from './search/voyage-address.ts';
import { openVoyage, voyageOn, voyageRequestOf, voyageStore } from './search/voyage-search.store.ts';

const CabinsStep = lazy(() => import('./cabins/cabins-step.tsx'));

/** The search is on its way before the first list is drawn, and a journey that has begun is there with it. */
export async function prepare(): Promise<void> {
  takeVoyage(location.search);
  const request = voyageRequestOf(voyageOn(hotelCode() ?? '', voyageStore, undefined));
  // The list asks again, and shows the problem.
  if (request) void queryClient.prefetchQuery(getSearchSailingsQueryOptions(request));
  // Without its code the list stands as before a journey.
  await Promise.all([loadMessages(['sailing']), loadOngoingBooking().catch(() => undefined)]);
}

/** What sails; with `step=dates` the calendar over it; with `step=cabins` the cabins of the sailings that were chosen. */
export default function VoyageSteps() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const step = query.get('step');
  useEffect(() => {
    if (step !== 'dates') return;
    openVoyage('dates');
    navigate(paths.reservation(), { replace: true });
  }, [step, navigate]);
  return step === 'cabins' ? <CabinsStep /> : <SailingList />;
}
