/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { PromotionCode } from './promotionCode.ts';
import type { StayDate } from './stayDate.ts';

export interface PromotionCheckRequest {
  hotel_code: HotelCode;
  promotion_code: PromotionCode;
  start_date: StayDate;
  end_date: StayDate;
}
