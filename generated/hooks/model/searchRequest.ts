/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { PartyRoom } from './partyRoom.ts';
import type { PromotionCode } from './promotionCode.ts';
import type { StayDate } from './stayDate.ts';

export interface SearchRequest {
  hotel_code: HotelCode;
  start_date: StayDate;
  end_date: StayDate;
  /**
     * One entry a room.
     * @minItems 1
     * @maxItems 20
     */
  reservationInfo: PartyRoom[];
  promotion_code?: PromotionCode;
}
