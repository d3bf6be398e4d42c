/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { BundlePicture } from './bundlePicture.ts';
import { ItemCode } from './itemCode.ts';
import { LocalizedText } from './localizedText.ts';

export const bundlePackageIncludedItemsMax = 50;

export const bundlePackageRoomTypeCodesMax = 100;

export const bundlePackageMinNightsMax = 90;

export const bundlePackagePicturesMax = 30;



export const BundlePackage = zod.strictObject({
  "package_code": ItemCode,
  "package_name": LocalizedText,
  "description": LocalizedText,
  "included_items": zod.array(LocalizedText).max(bundlePackageIncludedItemsMax),
  "room_type_codes": zod.array(ItemCode).max(bundlePackageRoomTypeCodesMax),
  "min_nights": zod.int().min(1).max(bundlePackageMinNightsMax),
  "charge": zod.enum(['per_night', 'per_stay']),
  "price": Amount,
  "pictures": zod.array(BundlePicture).max(bundlePackagePicturesMax)
}).meta({ id: 'BundlePackage' });

export type BundlePackage = zod.input<typeof BundlePackage>;
export type BundlePackageOutput = zod.output<typeof BundlePackage>;
