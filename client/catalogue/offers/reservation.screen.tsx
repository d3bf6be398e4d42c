import { lazy, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { loadOngoingBooking } from '../../booking/index.ts';
import { paths } from '../../paths.ts';
import { hotelKnown, useHotel } from '../../platform/tab/hotel.tsx';
import { OfferList } from './offer-list.tsx';
import { openSearch } from '../search/search.store.ts';
import { takeSearch } from '../search/search-address.ts';
import { preloadSearch } from '../search/preload-search.ts';

const VoyageSteps = lazy(loadVoyageSteps);
const OptionsStep = lazy(() => import('../options/options-step.tsx'));

async function loadVoyageSteps() {
  return (await import('../../sailing/index.ts')).loadSteps();
}

/** The search is on its way before the first list is drawn, and a journey that has begun is there with it. */
export async function prepare(): Promise<void> {
  if (hotelKnown()?.property_kind === 'sailing') return (await loadVoyageSteps()).prepare();
  takeSearch(location.search);
  preloadSearch();
  // Without its code the list stands as before a journey.
  await loadOngoingBooking().catch(() => undefined);
}

/** The rooms of a hotel, or the voyages of a ferry line. */
export default function ReservationScreen() {
  return useHotel().property_kind === 'sailing' ? <VoyageSteps /> : <Rooms />;
}

/** What can be booked; with `step=dates` the calendar over it; with `step=options` what can be had beside the chosen room. */
function Rooms() {
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
