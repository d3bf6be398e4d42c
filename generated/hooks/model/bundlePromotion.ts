/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { BundlePromotionDiscountType } from './bundlePromotionDiscountType.ts';
import type { ItemCode } from './itemCode.ts';
import type { LocalizedText } from './localizedText.ts';
import type { PromotionCode } from './promotionCode.ts';
import type { StayDate } from './stayDate.ts';

export interface BundlePromotion {
  promotion_code: PromotionCode;
  promotion_name: LocalizedText;
  discount_type: BundlePromotionDiscountType;
  /** @minimum 1 */
  discount_amount: number;
  stay_from: StayDate;
  /** The last night it can be used for. */
  stay_to: StayDate;
  /**
     * @minimum 1
     * @maximum 90
     */
  min_nights: number;
  /**
     * Empty for all.
     * @maxItems 100
     */
  room_type_codes: ItemCode[];
}
