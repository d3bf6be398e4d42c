/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
 */
export type AcceptLanguageParameter = string;
