/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * ISO 4217.
 * @pattern ^[A-Z]{3}$
 */
export type Currency = string;
