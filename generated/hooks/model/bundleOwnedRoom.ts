/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { BundleOwnedRoomOwnerKind } from './bundleOwnedRoomOwnerKind.ts';
import type { ItemCode } from './itemCode.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A room sold before it was built, and who owns it.
 */
export interface BundleOwnedRoom {
  building_code: ItemCode;
  building_name: LocalizedText;
  unit_code: ItemCode;
  unit_name: LocalizedText;
  /**
     * @minLength 1
     * @maxLength 20
     */
  room_number: string;
  /**
     * @minLength 1
     * @maxLength 30
     */
  distribution_number: string;
  owner_kind: BundleOwnedRoomOwnerKind;
  /**
     * @minLength 1
     * @maxLength 100
     */
  owner_name: string;
  /**
     * Ten digits
     * @pattern ^[0-9]{10}$
     */
  business_number?: string;
}
