import { paths } from '../../paths.ts';
import { now } from '../../platform/clock.ts';
import { hotelCode } from '../../platform/tab/hotel-code.ts';
import { booking } from './booking.store.ts';
import { isHeld } from './hotel-link.tsx';

type AskedHotel = { code: string; address: string };

/** Kept only in this page's memory, because the address can contain a login key. */
let asked: AskedHotel | null = null;

/**
 * If rooms are held at another hotel, opens the payment page, which asks whether to release them. Returns whether the
 * page was opened. After a reload, the page doesn't ask again, and the rooms stay held.
 */
export function askFirst(code: string): boolean {
  const snapshot = booking.getSnapshot();
  const { hold } = snapshot.context;
  const open = isHeld(snapshot) && hold !== null && Date.parse(hold.expires_at) > now().getTime();
  if (!open || code === hotelCode()) return false;
  asked = { code, address: location.href };
  history.replaceState({ asks: true }, '', paths.payment());
  return true;
}

/** Returns the hotel that the guest wanted to open instead of paying for held rooms, if any. */
export function askedHotel(): AskedHotel | null {
  return asked;
}

export function keepHeldRooms(): void {
  asked = null;
}

/**
 * Releases the rooms and opens the other hotel. If this page unloads before the rooms are released, the next page
 * releases them.
 */
export function leaveFor({ address }: AskedHotel): void {
  booking.send({ type: 'RESET', defaults: booking.getSnapshot().context.search });
  location.replace(address);
}
