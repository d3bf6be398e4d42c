/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export interface AffiliationRequest {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
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
     * @pattern \S
     */
  customer_number: string;
}
