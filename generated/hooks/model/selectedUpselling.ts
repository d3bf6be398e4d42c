/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { ItemCode } from './itemCode.ts';
import type { StayDate } from './stayDate.ts';

export interface SelectedUpselling {
  upselling_code: ItemCode;
  /**
     * @minimum 1
     * @maximum 50
     */
  count: number;
  /**
     * The nights it is had on; empty for an option that is had once.
     * @maxItems 90
     */
  date_list: StayDate[];
}
