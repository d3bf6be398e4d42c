import type { BookingSnapshot } from './booking.store.ts';

/** False while the result of a payment is pending, because the rooms aren't released then. */
export function isHeld({ value, children }: Pick<BookingSnapshot, 'value' | 'children'>): boolean {
  if (value === 'paying') return children.payment?.getSnapshot().can({ type: 'BACK' }) ?? false;
  return value === 'held';
}
