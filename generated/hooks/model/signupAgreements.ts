/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Separate consents; refusing marketing blocks nothing.
 */
export interface SignupAgreements {
  PRIVACY: true;
  TERMS: true;
  MARKETING: boolean;
  /** The membership terms, where the property shows them alone; there it must be true */
  MEMBERSHIP?: boolean;
}
