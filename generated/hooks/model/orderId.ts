/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Identifies a payment, at the card provider too. Starts with the company.
 * @pattern ^[A-Za-z0-9_-]{8,64}$
 */
export type OrderId = string;
