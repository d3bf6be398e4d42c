/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const affiliationRequestAffiliateNameMax = 100;


export const affiliationRequestAffiliateNameRegExp = new RegExp('\\S');
export const affiliationRequestBusinessNumberRegExp = new RegExp('^[0-9]{10}$');
export const affiliationRequestCustomerNumberMax = 30;


export const affiliationRequestCustomerNumberRegExp = new RegExp('\\S');


export const AffiliationRequest = zod.strictObject({
  "affiliate_name": zod.string().min(1).max(affiliationRequestAffiliateNameMax).regex(affiliationRequestAffiliateNameRegExp),
  "business_number": zod.string().regex(affiliationRequestBusinessNumberRegExp).describe('Ten digits'),
  "customer_number": zod.string().min(1).max(affiliationRequestCustomerNumberMax).regex(affiliationRequestCustomerNumberRegExp)
}).meta({ id: 'AffiliationRequest' });

export type AffiliationRequest = zod.input<typeof AffiliationRequest>;
export type AffiliationRequestOutput = zod.output<typeof AffiliationRequest>;
