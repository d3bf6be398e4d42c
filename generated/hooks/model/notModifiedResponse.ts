/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * What the caller has is still true.
 */
export type NotModifiedResponse = void;
