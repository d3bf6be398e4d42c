import { readSession, writeSession } from '../platform/storage.ts';

/** What this tab must know of an order to ask about it later, when the booking has moved on. No card data. */
export type KnownOrder = { holdNumber: string; reservationToken: string | null };

function key(orderId: string) {
  return `order:${orderId}`;
}

export function keepOrder(orderId: string, order: KnownOrder): void {
  return writeSession(key(orderId), order);
}
export function knownOrder(orderId: string): KnownOrder | null {
  return readSession(key(orderId));
}
