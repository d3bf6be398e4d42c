import { countStep } from '../../../generated/hooks/property.ts';
import { paths } from '../../paths.ts';
import { hotelKnown } from '../tab/hotel.tsx';
import { hotelCode } from '../tab/hotel-code.ts';

type Step = Parameters<typeof countStep>[0]['step'] | 'booked';

/** The pages on the way to a booking. */
const STEPS: Readonly<Record<string, Step>> = {
  [paths.home()]: 'search',
  [paths.reservation()]: 'list',
  [paths.reservationInfo()]: 'details',
  [paths.payment()]: 'payment',
  [paths.reservationSuccess()]: 'booked',
};

let latest: Step | undefined;

/**
 * Counts each step that a guest reaches, as a number on the server without any trace of the guest. If the property has
 * its own analytics, these receive the step too, but only if the guest agrees.
 */
export function followSteps(): void {
  reachStep();
  // wouter dispatches `pushState` and `replaceState` when it navigates.
  for (const moved of ['pushState', 'replaceState', 'popstate']) window.addEventListener(moved, reachStep);
}

function reachStep(): void {
  const step = STEPS[location.pathname];
  const hotel = hotelCode();
  if (step === latest) return;
  latest = step;
  if (!step || hotel === null) return;
  // The server counts reservations itself, because the guest may not come back from the card window.
  if (step !== 'booked') void countStep({ hotel_code: hotel, step }).catch(() => undefined);
  const url = hotelKnown()?.events_url;
  if (url) void import('./own-analytics.tsx').then((code) => code.reportStep(url, hotel, step)).catch(() => undefined);
}
