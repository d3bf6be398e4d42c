/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Six digits.
 * @pattern ^[0-9]{6}$
 */
export type VerificationCode = string;
