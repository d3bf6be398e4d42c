/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * A moment in UTC.
 */
export type Instant = string;
