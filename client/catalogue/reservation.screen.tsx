import { lazy, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { loadBegunBooking } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { OfferList } from './offer-list.tsx';
import { openSearch } from './search.store.ts';
import { takeSearch } from './search-address.ts';
import { searchEarly } from './search-early.ts';

const OptionsStep = lazy(() => import('./options-step.tsx'));

/** The search is on its way before the first list is drawn, and a journey that has begun is there with it. */
export async function prepare(): Promise<void> {
  takeSearch(location.search);
  searchEarly();
  // Without its code the list stands as before a journey.
  await loadBegunBooking().catch(() => undefined);
}

/** What can be booked; with `step=dates` the calendar over it; with `step=options` what can be had beside the chosen room. */
export default function ReservationScreen() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const step = query.get('step');
  useEffect(() => {
    if (step !== 'dates') return;
    openSearch('dates');
    navigate(paths.reservation(), { replace: true });
  }, [step, navigate]);
  return step === 'options' ? <OptionsStep /> : <OfferList />;
}
