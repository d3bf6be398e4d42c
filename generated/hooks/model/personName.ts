/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * @minLength 1
 * @maxLength 50
 * @pattern \S
 */
export type PersonName = string;
