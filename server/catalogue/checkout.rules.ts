import type { BundlePackage, EarlyCheckout, ReservationRoom } from '../../generated/types.ts';
import type { Violation } from '../platform/values/violation.ts';
import type { HotelDocument } from '../property/hotel.rules.ts';
import { findOption } from './options.rules.ts';

export function findEarlyCheckout(offers: readonly EarlyCheckout[], room: ReservationRoom): EarlyCheckout | undefined {
  return offers.find((offer) => offer.early_checkout_seq === room.early_checkout_seq);
}

/** Every check-out time that was chosen for a room, early or late, or that comes with its package. */
function chosenTimes(document: HotelDocument, pack: BundlePackage | undefined, room: ReservationRoom): string[] {
  const chosen = new Set(room.selectedUpselling.map((choice) => choice.upselling_code));
  const taken = [...chosen, ...(pack?.included_upsellings ?? [])];
  const offers = [
    findEarlyCheckout(document.early_checkouts, room),
    ...taken.map((code) => findOption(document.upsellings, code)),
  ];
  return offers.flatMap((offer) => offer?.checkout_time ?? []);
}

/** Until when a room is kept: the time that was chosen for it, else the property's usual one. */
export function checkoutTimeOf(
  document: HotelDocument,
  pack: BundlePackage | undefined,
  room: ReservationRoom,
): string {
  return chosenTimes(document, pack, room)[0] ?? document.default_checkout_time;
}

/** Whether a check-out time of its own was chosen for a room, or comes with its package. */
export function hasOwnCheckout(
  document: HotelDocument,
  pack: BundlePackage | undefined,
  room: ReservationRoom,
): boolean {
  return chosenTimes(document, pack, room).length > 0;
}

/** Whether a room is left at one time only. `at` is the pointer of the room. */
export function checkoutViolation(
  document: HotelDocument,
  pack: BundlePackage | undefined,
  room: ReservationRoom,
  at: string,
): Violation<'checkout_times_conflict'> | null {
  return chosenTimes(document, pack, room).length > 1 ? { code: 'checkout_times_conflict', pointer: at } : null;
}

export function earlyCheckoutViolation(
  offers: readonly EarlyCheckout[],
  room: ReservationRoom,
  at: string,
): Violation<'validation'> | null {
  if (room.early_checkout_seq === undefined || findEarlyCheckout(offers, room) !== undefined) return null;
  return { code: 'validation', pointer: `${at}/early_checkout_seq` };
}
