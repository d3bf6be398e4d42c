/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { ItemCode } from './itemCode.ts';

export interface OwnedUnit {
  unit_code: ItemCode;
  /** @maxLength 100 */
  unit_name: string;
  /**
     * @maxItems 500
     * @items.maxLength 20
     */
  room_numbers: string[];
}
