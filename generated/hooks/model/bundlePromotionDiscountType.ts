/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type BundlePromotionDiscountType = typeof BundlePromotionDiscountType[keyof typeof BundlePromotionDiscountType];


export const BundlePromotionDiscountType = {
  PERCENT: 'PERCENT',
  FIXED: 'FIXED',
} as const;
