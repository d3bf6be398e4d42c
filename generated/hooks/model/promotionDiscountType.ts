/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type PromotionDiscountType = typeof PromotionDiscountType[keyof typeof PromotionDiscountType];


export const PromotionDiscountType = {
  PERCENT: 'PERCENT',
  FIXED: 'FIXED',
} as const;
