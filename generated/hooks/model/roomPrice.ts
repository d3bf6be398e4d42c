/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { ItemCode } from './itemCode.ts';
import type { NightPrice } from './nightPrice.ts';
import type { OfferStatus } from './offerStatus.ts';

/**
 * What a room type costs for the dates and the whole party, before promotion.
 */
export interface RoomPrice {
  room_type_code: ItemCode;
  status: OfferStatus;
  /**
     * How many are left, when they are few
     * @minimum 0
     * @nullable
     */
  remaining: number | null;
  /**
     * The room's own price on each night, without extra persons; empty where it is not available.
     * @maxItems 90
     */
  nights: NightPrice[];
  /** All rooms of the party, extra persons and pets included; null where it is not available. */
  total_price: Amount | null;
}
