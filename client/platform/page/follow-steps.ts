import type { StepRequest } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { hotelKnown } from '../tab/hotel.tsx';
import { hotelCode } from '../tab/hotel-code.ts';

type Step = StepRequest['step'] | 'booked';

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
 * Counts each step that a guest reaches. The server stores only totals over all guests. If the property has its own
 * analytics service, that service also receives the step, but only if the guest agrees.
 */
export function followSteps(): void {
  reachStep();
  // wouter dispatches `pushState` and `replaceState` when it navigates.
  for (const moved of ['pushState', 'replaceState', 'popstate']) window.addEventListener(moved, reachStep);
  window.addEventListener('changeConsent', () => void changeConsent().catch(() => undefined));
}

function reachStep(): void {
  const step = STEPS[location.pathname];
  const hotel = hotelCode();
  if (step === latest) return;
  latest = step;
  if (!step || hotel === null) return;
  // The server counts reservations itself, because the guest may not come back from the card window.
  if (step !== 'booked') countStep({ hotel_code: hotel, step });
  const url = hotelKnown()?.events_url;
  if (url) void import('./own-analytics.tsx').then((code) => code.reportStep(url, hotel, step)).catch(() => undefined);
}

async function changeConsent(): Promise<void> {
  const hotel = hotelCode();
  if (hotel !== null) await (await import('./own-analytics.tsx')).askForConsent(hotel);
}

/** Doesn't use the API client, which would send the guest's login with the request. */
function countStep(step: StepRequest): void {
  const body = JSON.stringify(step);
  const headers = { 'Content-Type': 'application/json' };
  void fetch('/api/client/steps', { method: 'POST', body, headers, credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}
