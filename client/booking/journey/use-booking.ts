import { useSelector } from '@xstate/react';
import { booking } from './booking.store.ts';

/** The journey as it stands, and how to go on. Re-renders with it. */
export function useBooking() {
  const snapshot = useSelector(booking, (now) => now);
  return { snapshot, send: booking.send };
}

/** The voyage as far as it is chosen, or undefined. Re-renders with it. */
export function useVoyage() {
  const child = useSelector(booking, (now) => now.children.voyage);
  return useSelector(child, (now) => now);
}

/** The payment under way, or undefined. Re-renders with it. */
export function usePayment() {
  const child = useSelector(booking, (now) => now.children.payment);
  const snapshot = useSelector(child, (now) => now);
  return child && snapshot ? { snapshot, send: child.send } : undefined;
}
