/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { ItemCode } from './itemCode.ts';
import type { PriceLine } from './priceLine.ts';

/**
 * A room of the stay, priced.
 */
export interface StayRoom {
  room_type_code: ItemCode;
  /** @maxLength 100 */
  room_type_name: string;
  /** @minimum 1 */
  adult: number;
  /** @minimum 0 */
  kid: number;
  /** @minimum 0 */
  infant: number;
  /** @minimum 0 */
  pet: number;
  /** @maxItems 500 */
  lines: PriceLine[];
  discount_promotion_price: Amount;
  total_price: Amount;
}
