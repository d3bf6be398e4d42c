/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { ItemCode } from './itemCode.ts';
import type { Picture } from './picture.ts';

/**
 * An option. It costs price x count x number of dates.
 */
export interface Upselling {
  upselling_code: ItemCode;
  /** @maxLength 100 */
  upselling_name: string;
  /** @maxLength 2000 */
  description: string;
  price: Amount;
  /**
     * The most that one room may take a day
     * @minimum 1
     * @maximum 50
     */
  max_count: number;
  /** Whether the guest picks nights; otherwise it is had once, on arrival */
  by_date: boolean;
  /**
     * The smallest stock on a day of the stay; null where it is not counted
     * @minimum 0
     * @nullable
     */
  remaining: number | null;
  picture: Picture | null;
}
