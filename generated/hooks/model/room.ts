/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { ItemCode } from './itemCode.ts';
import type { Picture } from './picture.ts';

/**
 * A room type.
 */
export interface Room {
  room_type_code: ItemCode;
  /** @maxLength 100 */
  room_type_name: string;
  /** @maxLength 4000 */
  description: string;
  /** @maxLength 60 */
  view_type: string;
  /** @maxLength 60 */
  bed_type: string;
  /**
     * Square metres
     * @minimum 0
     */
  area: number;
  /**
     * Guests that the price includes
     * @minimum 1
     */
  standard: number;
  /** @minimum 1 */
  min_person: number;
  /**
     * Guests that the room takes, infants not counted
     * @minimum 1
     */
  max_person: number;
  /**
     * @maxItems 50
     * @items.maxLength 100
     */
  included_items: string[];
  /**
     * @maxItems 50
     * @items.maxLength 100
     */
  paid_extras: string[];
  pets_allowed: boolean;
  /** @maxItems 30 */
  pictures: Picture[];
}
