import { paths } from '../../paths.ts';
import { now } from '../../platform/clock.ts';
import { hotelCode } from '../../platform/tab/hotel-code.ts';
import { storage } from '../../platform/tab/storage.ts';
import { booking } from './booking.store.ts';
import { isHeld } from './is-held.ts';

type AskedHotel = { code: string; address: string };

/** Kept only in this page's memory, because the address can contain a login key. */
let asked: AskedHotel | null = null;

/**
 * If rooms are held at another hotel, opens the payment page, which asks whether to release them. Returns whether it
 * does. A reload keeps the rooms.
 */
export function askFirst(code: string): boolean {
  const agreed = storage.leaveFor.get() === code;
  storage.leaveFor.set(null);
  const snapshot = booking.getSnapshot();
  const { hold } = snapshot.context;
  const open = isHeld(snapshot) && hold !== null && Date.parse(hold.expires_at) > now().getTime();
  if (agreed || !open || code === hotelCode()) return false;
  asked = { code, address: location.href };
  history.replaceState(null, '', paths.payment());
  return true;
}

/** Returns the hotel that the guest wanted to open instead of paying for held rooms, if any. */
export function askedHotel(): AskedHotel | null {
  return asked;
}

export function keepHeldRooms(): void {
  asked = null;
}

/** Opens the other hotel. Its page releases the rooms. */
export function leaveFor({ code, address }: AskedHotel): void {
  storage.leaveFor.set(code);
  location.replace(address);
}
