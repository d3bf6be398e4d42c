/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { ItemCode } from './itemCode.ts';
import type { OfferStatus } from './offerStatus.ts';
import type { StayDate } from './stayDate.ts';

/**
 * One thing to choose - a room, with a package or without - at its price for the stay and the party.
 */
export interface SumPrice {
  room_type_code: ItemCode;
  package_code: ItemCode | null;
  status: OfferStatus;
  before_discount: Amount;
  discount_promotion_price: Amount;
  total_price: Amount;
  /** The total shared by nights and rooms, rounded down, to compare by. */
  night_price: Amount;
  /** The last day on which cancelling costs nothing; null where it always costs. */
  free_until: StayDate | null;
}
