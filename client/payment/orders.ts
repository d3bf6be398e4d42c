import { readSession, writeSession } from '../app/storage.ts';

/** What this tab must know of an order to ask about it later, when the booking has moved on. No card data. */
export type KnownOrder = { holdNumber: string; reservationToken: string | null };

const key = (orderId: string) => `order:${orderId}`;

export const keepOrder = (orderId: string, order: KnownOrder): void => writeSession(key(orderId), order);
export const knownOrder = (orderId: string): KnownOrder | null => readSession(key(orderId));
