/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Separate consents; refusing marketing blocks nothing.
 */
export interface Agreements {
  PRIVACY: true;
  TERMS: true;
  MARKETING: boolean;
}
