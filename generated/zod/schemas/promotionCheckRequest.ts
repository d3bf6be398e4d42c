/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { PromotionCode } from './promotionCode.ts';
import { StayDate } from './stayDate.ts';

export const PromotionCheckRequest = zod.strictObject({
  "hotel_code": HotelCode,
  "promotion_code": PromotionCode,
  "start_date": StayDate,
  "end_date": StayDate
}).meta({ id: 'PromotionCheckRequest' });

export type PromotionCheckRequest = zod.input<typeof PromotionCheckRequest>;
export type PromotionCheckRequestOutput = zod.output<typeof PromotionCheckRequest>;
