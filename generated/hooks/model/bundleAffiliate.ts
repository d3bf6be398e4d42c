/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export interface BundleAffiliate {
  /**
     * @minLength 1
     * @maxLength 100
     */
  affiliate_name: string;
  /**
     * Ten digits
     * @pattern ^[0-9]{10}$
     */
  business_number: string;
  /**
     * @minLength 1
     * @maxLength 30
     */
  customer_number: string;
}
