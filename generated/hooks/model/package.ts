/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { ItemCode } from './itemCode.ts';
import type { Picture } from './picture.ts';

/**
 * Something sold with a room, at a price a night or a stay.
 */
export interface Package {
  package_code: ItemCode;
  /** @maxLength 100 */
  package_name: string;
  /** @maxLength 4000 */
  description: string;
  /**
     * @maxItems 50
     * @items.maxLength 100
     */
  included_items: string[];
  /** @maxItems 100 */
  room_type_codes: ItemCode[];
  /**
     * @minimum 1
     * @maximum 90
     */
  min_nights: number;
  /** @maxItems 30 */
  pictures: Picture[];
}
