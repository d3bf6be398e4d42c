/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { ItemCode } from './itemCode.ts';
import type { StayDate } from './stayDate.ts';

/**
 * Price, allotment and restrictions of a room type from one day to another, inclusive, on the weekdays given or on all. A later row overrides an earlier one.
 */
export interface BundleDays {
  room_type_code: ItemCode;
  from: StayDate;
  to: StayDate;
  /**
     * ISO weekdays of the nights, 1 is Monday.
     * @minItems 1
     * @maxItems 7
     * @items.minimum 1
     * @items.maximum 7
     */
  weekdays?: number[];
  price: Amount;
  /**
     * @minimum 0
     * @maximum 10000
     */
  allotment: number;
  /**
     * @minimum 1
     * @maximum 90
     */
  min_nights?: number;
  /**
     * @minimum 1
     * @maximum 90
     */
  max_nights?: number;
  closed?: boolean;
  closed_to_arrival?: boolean;
  closed_to_departure?: boolean;
}
