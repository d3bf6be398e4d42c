import { useSelector } from '@xstate/react';
import { booking } from './booking.store.ts';

export function useBooking() {
  const snapshot = useSelector(booking, (now) => now);
  return { snapshot, send: booking.send };
}

export function useVoyage() {
  const child = useSelector(booking, (now) => now.children.voyage);
  return useSelector(child, (now) => now);
}

export function usePayment() {
  const child = useSelector(booking, (now) => now.children.payment);
  const snapshot = useSelector(child, (now) => now);
  return child && snapshot ? { snapshot, send: child.send } : undefined;
}
