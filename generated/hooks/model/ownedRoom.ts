/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { ItemCode } from './itemCode.ts';

/**
 * A room that a pre-sale member owns.
 */
export interface OwnedRoom {
  building_code: ItemCode;
  /** @maxLength 100 */
  building_name: string;
  unit_code: ItemCode;
  /** @maxLength 100 */
  unit_name: string;
  /** @maxLength 20 */
  room_number: string;
}
