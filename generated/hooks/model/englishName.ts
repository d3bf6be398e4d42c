/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * English letters only.
 * @maxLength 50
 * @pattern ^[A-Za-z][A-Za-z .'-]*$
 */
export type EnglishName = string;
