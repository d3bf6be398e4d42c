/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Digits only - a Korean mobile, or another country's number with its country code.
 * @pattern ^(01[016789][0-9]{7,8}|[1-9][0-9]{7,14})$
 */
export type MobileNumber = string;
