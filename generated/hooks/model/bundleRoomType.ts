/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { BundlePicture } from './bundlePicture.ts';
import type { ItemCode } from './itemCode.ts';
import type { LocalizedText } from './localizedText.ts';

export interface BundleRoomType {
  room_type_code: ItemCode;
  room_type_name: LocalizedText;
  description: LocalizedText;
  view_type: LocalizedText;
  bed_type: LocalizedText;
  /** @minimum 0 */
  area: number;
  /** @minimum 1 */
  standard: number;
  /** @minimum 1 */
  min_person: number;
  /** @minimum 1 */
  max_person: number;
  /** A night, for each adult above standard. */
  extra_adult_price: Amount;
  /** A night, for each child above standard; adults fill the standard places first. */
  extra_kid_price: Amount;
  /** @maxItems 50 */
  included_items: LocalizedText[];
  /** @maxItems 50 */
  paid_extras: LocalizedText[];
  pets_allowed: boolean;
  policy_code: ItemCode;
  /** @maxItems 30 */
  pictures: BundlePicture[];
}
