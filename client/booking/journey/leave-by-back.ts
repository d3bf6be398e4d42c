import { useEffect, useRef, useState } from 'react';
import { followTravel, loadedByHistory } from '../../platform/page/travel.ts';
import { storage } from '../../platform/tab/storage.ts';
import type { BookingSnapshot } from './booking.store.ts';

/**
 * Leaves a step of a booking that is already confirmed if the guest reached it with Back or Forward. Otherwise, each
 * press of Back on the confirmation would show the confirmation again. Returns whether it does.
 */
export function useLeaveByBack({ value }: Pick<BookingSnapshot, 'value'>): boolean {
  const [leaves] = useState(() => {
    // After the card window, the guest may press Back before any other interaction with the page.
    followTravel();
    return value === 'confirmed' && loadedByHistory() && storage.cardReturn.get() === null;
  });
  const left = useRef(false);
  useEffect(() => {
    storage.cardReturn.set(null);
    if (!leaves || left.current) return;
    left.current = true;
    history.back();
  }, [leaves]);
  return leaves;
}
