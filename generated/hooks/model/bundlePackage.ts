/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { BundlePackageCharge } from './bundlePackageCharge.ts';
import type { BundlePicture } from './bundlePicture.ts';
import type { ItemCode } from './itemCode.ts';
import type { LocalizedText } from './localizedText.ts';

export interface BundlePackage {
  package_code: ItemCode;
  package_name: LocalizedText;
  description: LocalizedText;
  /** @maxItems 50 */
  included_items: LocalizedText[];
  /** @maxItems 100 */
  room_type_codes: ItemCode[];
  /**
     * @minimum 1
     * @maximum 90
     */
  min_nights: number;
  charge: BundlePackageCharge;
  price: Amount;
  /** @maxItems 30 */
  pictures: BundlePicture[];
}
