/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { BundleHotel } from './bundleHotel.ts';
import { CompanyCode } from './companyCode.ts';
import { LocalizedText } from './localizedText.ts';

export const propertyBundleHotelsMax = 200;



export const PropertyBundle = zod.strictObject({
  "company_code": CompanyCode,
  "company_name": LocalizedText,
  "hotels": zod.array(BundleHotel).min(1).max(propertyBundleHotelsMax)
}).meta({ id: 'PropertyBundle', description: 'All that a company sells, in one document.' });

export type PropertyBundle = zod.input<typeof PropertyBundle>;
export type PropertyBundleOutput = zod.output<typeof PropertyBundle>;
