import { useEffect, useRef, useState } from 'react';
import { followTravel, returnedByHistory } from '../../platform/page/travel.ts';
import { storage } from '../../platform/tab/storage.ts';
import type { BookingSnapshot } from './booking.store.ts';

/**
 * If Back or Forward led to a step of a booking that is already confirmed, leaves the step. Without this, each press of
 * Back on the confirmation would show the confirmation again. Returns whether the step is left.
 */
export function useLeaveByBack({ value }: Pick<BookingSnapshot, 'value'>): boolean {
  const [leaves] = useState(() => {
    // After the card window, the guest may press Back before any other interaction with the page.
    followTravel();
    return value === 'confirmed' && (returnedByHistory() ?? loadedByHistory()) && position() >= 0;
  });
  const left = useRef(false);
  useEffect(() => {
    // Only on the page that was reached by going back. In React's strict mode, this effect also runs on the page that is
    // about to go back.
    if (position() < 0 && loadedByHistory()) storage.cardScreenPosition.set(-position());
    if (!leaves || left.current) return;
    left.current = true;
    history.back();
  }, [leaves]);
  return leaves;
}

/** A page that the browser restores may have reloaded itself; see reload-on-return.ts. */
function loadedByHistory(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward' || (load?.type === 'reload' && !!history.state?.restored);
}

/** Negative if the site, not the guest, went back to this page, which then shows the payment's result. */
function position(): number {
  return storage.cardScreenPosition.get() ?? 0;
}
