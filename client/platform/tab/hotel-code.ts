import { daysFromNow } from '../clock.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';
import { storage } from './storage.ts';

const COOKIE = 'd_booking_code';
const KEPT_DAYS = 90;

let ofTab: string | null | undefined;

/**
 * Returns the code of this tab's hotel, or null if no hotel has been selected. The cookie only sets the hotel of a new
 * tab, so later changes by other tabs have no effect.
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

export function forgetHotel(): void {
  if (readCookie(COOKIE) === hotelCode()) dropCookie(COOKIE);
  keepInTab(null);
}
/** Sets the hotel of this tab without changing the cookie. */
export function keepInTab(code: string | null): void {
  ofTab = code;
  storage.hotel.set(code);
}

export function renewCookie(): void {
  const code = hotelCode();
  if (code !== null && readCookie(COOKIE) === code) keepHotelCode(code);
}
