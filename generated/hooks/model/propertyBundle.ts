/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { BundleAffiliate } from './bundleAffiliate.ts';
import type { BundleHotel } from './bundleHotel.ts';
import type { BundleOwnedRoom } from './bundleOwnedRoom.ts';
import type { BundleTier } from './bundleTier.ts';
import type { CompanyCode } from './companyCode.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * All that a company sells, in one document. Its tiers, affiliates and owned rooms are replaced where the document has them, and stay where it has not.
 */
export interface PropertyBundle {
  company_code: CompanyCode;
  company_name: LocalizedText;
  /**
     * From the first up.
     * @maxItems 20
     */
  tiers?: BundleTier[];
  /**
     * Whose people may join as affiliate members.
     * @maxItems 10000
     */
  affiliates?: BundleAffiliate[];
  /**
     * Whose owners may join as pre-sale members.
     * @maxItems 10000
     */
  owned_rooms?: BundleOwnedRoom[];
  /**
     * @minItems 1
     * @maxItems 200
     */
  hotels: BundleHotel[];
}
