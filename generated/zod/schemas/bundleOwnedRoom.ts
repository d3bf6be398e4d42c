/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ItemCode } from './itemCode.ts';
import { LocalizedText } from './localizedText.ts';

export const bundleOwnedRoomRoomNumberMax = 20;

export const bundleOwnedRoomDistributionNumberMax = 30;

export const bundleOwnedRoomOwnerNameMax = 100;

export const bundleOwnedRoomBusinessNumberRegExp = new RegExp('^[0-9]{10}$');


export const BundleOwnedRoom = zod.strictObject({
  "building_code": ItemCode,
  "building_name": LocalizedText,
  "unit_code": ItemCode,
  "unit_name": LocalizedText,
  "room_number": zod.string().min(1).max(bundleOwnedRoomRoomNumberMax),
  "distribution_number": zod.string().min(1).max(bundleOwnedRoomDistributionNumberMax),
  "owner_kind": zod.enum(['INDIVIDUAL', 'CORPORATE']),
  "owner_name": zod.string().min(1).max(bundleOwnedRoomOwnerNameMax),
  "business_number": zod.string().regex(bundleOwnedRoomBusinessNumberRegExp).optional().describe('Ten digits')
}).meta({ id: 'BundleOwnedRoom', description: 'A room sold before it was built, and who owns it.' });

export type BundleOwnedRoom = zod.input<typeof BundleOwnedRoom>;
export type BundleOwnedRoomOutput = zod.output<typeof BundleOwnedRoom>;
