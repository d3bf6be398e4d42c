import { storage } from './storage.ts';

/** What a mail's link carries behind the #, where neither a server nor its log sees it. */
const CARRIED = /^#token=([\w.-]{1,100})$/;

/**
 * Keeps the token of a mail's link for the reservation that the address names, and takes it off the address at once, so that it stays in
 * no history and is not passed on with the page.
 */
export function takeTokenOfAddress(): void {
  const token = CARRIED.exec(location.hash)?.[1];
  if (token === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const number = new URLSearchParams(location.search).get('number');
  if (number) storage.reservationToken.of(number).set(token);
}
