/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ItemCode } from './itemCode.ts';
import { Picture } from './picture.ts';

export const packagePackageNameMax = 100;

export const packageDescriptionMax = 4000;

export const packageIncludedItemsItemMax = 100;

export const packageIncludedItemsMax = 50;

export const packageRoomTypeCodesMax = 100;

export const packageMinNightsMax = 90;

export const packagePicturesMax = 30;



export const Package = zod.strictObject({
  "package_code": ItemCode,
  "package_name": zod.string().max(packagePackageNameMax),
  "description": zod.string().max(packageDescriptionMax),
  "included_items": zod.array(zod.string().max(packageIncludedItemsItemMax)).max(packageIncludedItemsMax),
  "room_type_codes": zod.array(ItemCode).max(packageRoomTypeCodesMax),
  "min_nights": zod.int().min(1).max(packageMinNightsMax),
  "pictures": zod.array(Picture).max(packagePicturesMax)
}).meta({ id: 'Package', description: 'Something sold with a room, at a price a night or a stay.' });

export type Package = zod.input<typeof Package>;
export type PackageOutput = zod.output<typeof Package>;
