import { useEffect, useRef, useState } from 'react';
import { returnedByHistory } from '../../platform/page/travel.ts';
import type { BookingSnapshot } from './booking.store.ts';

/**
 * Leaves a step of a booking that is already confirmed if the guest reached it with Back or Forward. Otherwise, each
 * press of Back on the confirmation would show the confirmation again. Returns whether it does.
 */
export function useLeaveByBack({ value }: Pick<BookingSnapshot, 'value'>): boolean {
  const [leaves] = useState(() => value === 'confirmed' && returnedByHistory());
  const left = useRef(false);
  useEffect(() => {
    if (!leaves || left.current) return;
    left.current = true;
    history.back();
  }, [leaves]);
  return leaves;
}
