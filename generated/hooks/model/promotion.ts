/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { PromotionCode } from './promotionCode.ts';
import type { PromotionDiscountType } from './promotionDiscountType.ts';

/**
 * discount_amount is a percentage where discount_type is PERCENT, else an amount off each room.
 */
export interface Promotion {
  promotion_code: PromotionCode;
  /** @maxLength 100 */
  promotion_name: string;
  discount_type: PromotionDiscountType;
  /** @minimum 1 */
  discount_amount: number;
}
