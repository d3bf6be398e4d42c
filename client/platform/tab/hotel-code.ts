import { daysFromNow } from '../clock.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';
import { storage } from './storage.ts';

const COOKIE = 'd_booking_code';
const KEPT_DAYS = 90;

/** Undefined until it is first asked for. */
let ofTab: string | null | undefined;

/**
 * The property that this tab looks at, or null where the site was never entered through `start`. The cookie is only where a new tab
 * starts: what another tab writes there later changes nothing here.
 */
export function hotelCode(): string | null {
  if (typeof document === 'undefined') return null;
  if (ofTab === undefined) keepInTab(storage.hotel.get() ?? (readCookie(COOKIE) || null));
  return ofTab ?? null;
}
export function keepHotelCode(code: string): void {
  keepInTab(code);
  writeCookie(COOKIE, code, daysFromNow(KEPT_DAYS));
}

/** Of the cookie only what this tab has written there. */
export function forgetHotel(): void {
  if (readCookie(COOKIE) === hotelCode()) dropCookie(COOKIE);
  keepInTab(null);
}
/** As this tab's own, without the cookie. */
export function keepInTab(code: string | null): void {
  ofTab = code;
  storage.hotel.set(code);
}

/** The cookie lives on from today, where it is what this tab has written there. */
export function renewCookie(): void {
  const code = hotelCode();
  if (code !== null && readCookie(COOKIE) === code) keepHotelCode(code);
}
