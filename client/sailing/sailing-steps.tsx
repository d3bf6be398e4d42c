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

export async function prepare(): Promise<void> {
  takeVoyage(location.search);
  const request = voyageRequestOf(voyageOn(hotelCode() ?? '', voyageStore, undefined));
  if (request) void queryClient.prefetchQuery(getSearchSailingsQueryOptions(request));
  await Promise.all([loadMessages(['sailing']), loadOngoingBooking().catch(() => undefined)]);
}

/**
 * With `?step=dates`, the calendar opens over the list. With `?step=cabins`, the cabins of the chosen sailings appear.
 */
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
