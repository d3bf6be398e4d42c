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

export async function prepare(): Promise<void> {
  if (hotelKnown()?.property_kind === 'sailing') return (await loadVoyageSteps()).prepare();
  takeSearch(location.search);
  preloadSearch();
  await loadOngoingBooking().catch(() => undefined);
}

export default function ReservationScreen() {
  return useHotel().property_kind === 'sailing' ? <VoyageSteps /> : <Rooms />;
}

/**
 * With `?step=dates`, the calendar opens over the list. With `?step=options`, the options of the chosen room appear.
 */
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
