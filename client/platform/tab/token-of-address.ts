import { storage } from './storage.ts';

/** Token of a mail's link. A fragment never reaches a server or its log. */
const CARRIED = /^#token=([\w.-]{1,100})$/;

/**
 * Stores the token of a mail's link for the reservation in the address, then removes it, so that it stays out of the
 * history.
 */
export function takeTokenOfAddress(): void {
  const token = CARRIED.exec(location.hash)?.[1];
  if (token === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const number = new URLSearchParams(location.search).get('number');
  if (number) storage.reservationToken.of(number).set(token);
}
