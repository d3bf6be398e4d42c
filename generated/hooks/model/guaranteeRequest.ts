/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export interface GuaranteeRequest {
  /**
     * @minLength 1
     * @maxLength 200
     */
  card_token: string;
}
