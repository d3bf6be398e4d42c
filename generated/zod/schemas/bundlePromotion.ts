/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ItemCode } from './itemCode.ts';
import { LocalizedText } from './localizedText.ts';
import { PromotionCode } from './promotionCode.ts';
import { StayDate } from './stayDate.ts';


export const bundlePromotionMinNightsMax = 90;

export const bundlePromotionRoomTypeCodesMax = 100;



export const BundlePromotion = zod.strictObject({
  "promotion_code": PromotionCode,
  "promotion_name": LocalizedText,
  "discount_type": zod.enum(['PERCENT', 'FIXED']),
  "discount_amount": zod.int().min(1),
  "stay_from": StayDate,
  "stay_to": StayDate.describe('The last night it can be used for.'),
  "min_nights": zod.int().min(1).max(bundlePromotionMinNightsMax),
  "room_type_codes": zod.array(ItemCode).max(bundlePromotionRoomTypeCodesMax).describe('Empty for all.')
}).meta({ id: 'BundlePromotion' });

export type BundlePromotion = zod.input<typeof BundlePromotion>;
export type BundlePromotionOutput = zod.output<typeof BundlePromotion>;
