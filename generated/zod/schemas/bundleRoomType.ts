/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { BundlePicture } from './bundlePicture.ts';
import { ItemCode } from './itemCode.ts';
import { LocalizedText } from './localizedText.ts';

export const bundleRoomTypeAreaMin = 0;




export const bundleRoomTypeIncludedItemsMax = 50;

export const bundleRoomTypePaidExtrasMax = 50;

export const bundleRoomTypePicturesMax = 30;



export const BundleRoomType = zod.strictObject({
  "room_type_code": ItemCode,
  "room_type_name": LocalizedText,
  "description": LocalizedText,
  "view_type": LocalizedText,
  "bed_type": LocalizedText,
  "area": zod.number().min(bundleRoomTypeAreaMin),
  "standard": zod.int().min(1),
  "min_person": zod.int().min(1),
  "max_person": zod.int().min(1),
  "extra_adult_price": Amount.describe('A night, for each adult above standard.'),
  "extra_kid_price": Amount.describe('A night, for each child above standard; adults fill the standard places first.'),
  "included_items": zod.array(LocalizedText).max(bundleRoomTypeIncludedItemsMax),
  "paid_extras": zod.array(LocalizedText).max(bundleRoomTypePaidExtrasMax),
  "pets_allowed": zod.boolean(),
  "policy_code": ItemCode,
  "pictures": zod.array(BundlePicture).max(bundleRoomTypePicturesMax)
}).meta({ id: 'BundleRoomType' });

export type BundleRoomType = zod.input<typeof BundleRoomType>;
export type BundleRoomTypeOutput = zod.output<typeof BundleRoomType>;
