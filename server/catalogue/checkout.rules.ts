import type { BundlePackage, EarlyCheckout, ReservationRoom } from '../../generated/types.ts';
import type { Violation } from '../platform/values/violation.ts';
import type { HotelDocument } from '../property/hotel.rules.ts';
import { findOption } from './options.rules.ts';

export function findEarlyCheckout(offers: readonly EarlyCheckout[], room: ReservationRoom): EarlyCheckout | undefined {
  return offers.find((offer) => offer.early_checkout_seq === room.early_checkout_seq);
}

/**
 * Returns the check-out times set by a room's early check-out, its options and its package. More than one is a
 * conflict.
 */
export function chosenCheckoutTimes(
  document: HotelDocument,
  pack: BundlePackage | undefined,
  room: ReservationRoom,
): string[] {
  const chosen = new Set(room.selectedUpselling.map((choice) => choice.upselling_code));
  const taken = [...chosen, ...(pack?.included_upsellings ?? [])];
  const offers = [
    findEarlyCheckout(document.early_checkouts, room),
    ...taken.map((code) => findOption(document.upsellings, code)),
  ];
  return offers.flatMap((offer) => offer?.checkout_time ?? []);
}

/**
 * Rejects an unknown early check-out, or several check-out times for one room. `at` is the JSON pointer to the room.
 */
export function checkoutViolation(
  document: HotelDocument,
  pack: BundlePackage | undefined,
  room: ReservationRoom,
  at: string,
): Violation<'validation' | 'checkout_times_conflict'> | null {
  if (room.early_checkout_seq !== undefined && findEarlyCheckout(document.early_checkouts, room) === undefined)
    return { code: 'validation', pointer: `${at}/early_checkout_seq` };
  return chosenCheckoutTimes(document, pack, room).length > 1 ? { code: 'checkout_times_conflict', pointer: at } : null;
}
