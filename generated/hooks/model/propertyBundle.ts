/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { BundleHotel } from './bundleHotel.ts';
import type { CompanyCode } from './companyCode.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * All that a company sells, in one document.
 */
export interface PropertyBundle {
  company_code: CompanyCode;
  company_name: LocalizedText;
  /**
     * @minItems 1
     * @maxItems 200
     */
  hotels: BundleHotel[];
}
