/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * A provider's own code of a room type, package, option or plan.
 * @pattern ^[0-9A-Za-z_-]{1,20}$
 */
export type ItemCode = string;
