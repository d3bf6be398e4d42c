/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { BundleAffiliate } from './bundleAffiliate.ts';
import { BundleHotel } from './bundleHotel.ts';
import { BundleOwnedRoom } from './bundleOwnedRoom.ts';
import { BundleTier } from './bundleTier.ts';
import { CompanyCode } from './companyCode.ts';
import { LocalizedText } from './localizedText.ts';

export const propertyBundleTiersMax = 20;

export const propertyBundleAffiliatesMax = 10000;

export const propertyBundleOwnedRoomsMax = 10000;

export const propertyBundleHotelsMax = 200;



export const PropertyBundle = zod.strictObject({
  "company_code": CompanyCode,
  "company_name": LocalizedText,
  "tiers": zod.array(BundleTier).max(propertyBundleTiersMax).optional().describe('From the first up.'),
  "affiliates": zod.array(BundleAffiliate).max(propertyBundleAffiliatesMax).optional().describe('Whose people may join as affiliate members.'),
  "owned_rooms": zod.array(BundleOwnedRoom).max(propertyBundleOwnedRoomsMax).optional().describe('Whose owners may join as pre-sale members.'),
  "hotels": zod.array(BundleHotel).min(1).max(propertyBundleHotelsMax)
}).meta({ id: 'PropertyBundle', description: 'All that a company sells, in one document. Its tiers, affiliates and owned rooms are replaced where the document has them, and stay where it has not.' });

export type PropertyBundle = zod.input<typeof PropertyBundle>;
export type PropertyBundleOutput = zod.output<typeof PropertyBundle>;
