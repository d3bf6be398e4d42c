/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const bundleAffiliateAffiliateNameMax = 100;

export const bundleAffiliateBusinessNumberRegExp = new RegExp('^[0-9]{10}$');
export const bundleAffiliateCustomerNumberMax = 30;



export const BundleAffiliate = zod.strictObject({
  "affiliate_name": zod.string().min(1).max(bundleAffiliateAffiliateNameMax),
  "business_number": zod.string().regex(bundleAffiliateBusinessNumberRegExp).describe('Ten digits'),
  "customer_number": zod.string().min(1).max(bundleAffiliateCustomerNumberMax)
}).meta({ id: 'BundleAffiliate' });

export type BundleAffiliate = zod.input<typeof BundleAffiliate>;
export type BundleAffiliateOutput = zod.output<typeof BundleAffiliate>;
