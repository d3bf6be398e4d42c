/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * English letters and digits; upper and lower case are one.
 * @pattern ^[A-Za-z0-9]{4,20}$
 */
export type LoginId = string;
