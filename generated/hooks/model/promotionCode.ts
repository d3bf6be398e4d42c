/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * A promotion code as the guest types it; upper and lower case are alike.
 * @pattern ^[0-9A-Za-z_-]{1,30}$
 */
export type PromotionCode = string;
