/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { PromotionCode } from './promotionCode.ts';

export const promotionPromotionNameMax = 100;




export const Promotion = zod.strictObject({
  "promotion_code": PromotionCode,
  "promotion_name": zod.string().max(promotionPromotionNameMax),
  "discount_type": zod.enum(['PERCENT', 'FIXED']),
  "discount_amount": zod.int().min(1)
}).meta({ id: 'Promotion', description: 'discount_amount is a percentage where discount_type is PERCENT, else an amount off each room.' });

export type Promotion = zod.input<typeof Promotion>;
export type PromotionOutput = zod.output<typeof Promotion>;
