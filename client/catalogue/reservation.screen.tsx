import { lazy } from 'react';
import { useSearchParams } from 'wouter';
import { OfferList } from './offer-list.tsx';

const OptionsStep = lazy(() => import('./options-step.tsx'));

/** What can be booked; with `step=options`, what can be had beside the chosen room. */
export default function ReservationScreen() {
  const [query] = useSearchParams();
  return query.get('step') === 'options' ? <OptionsStep /> : <OfferList />;
}
