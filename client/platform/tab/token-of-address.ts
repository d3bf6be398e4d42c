import { storage } from './storage.ts';

/**
 * Fragment with the token from an email link. Browsers never send a fragment to a server, so the token can't appear in
 * a log.
 */
const CARRIED = /^#token=([\w.-]{1,100})$/;

/**
 * Stores the token from an email link for the reservation in the address. Then removes the token, so the browser
 * history doesn't keep it.
 */
export function takeTokenOfAddress(): void {
  const token = CARRIED.exec(location.hash)?.[1];
  if (token === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const number = new URLSearchParams(location.search).get('number');
  if (number) storage.reservationToken.of(number).set(token);
}
