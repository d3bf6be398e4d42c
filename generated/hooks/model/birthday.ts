/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * A day that has been.
 */
export type Birthday = string;
