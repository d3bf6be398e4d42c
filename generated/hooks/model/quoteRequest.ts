/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { ItemCode } from './itemCode.ts';
import type { PromotionCode } from './promotionCode.ts';
import type { ReservationRoom } from './reservationRoom.ts';
import type { StayDate } from './stayDate.ts';

export interface QuoteRequest {
  hotel_code: HotelCode;
  start_date: StayDate;
  end_date: StayDate;
  package_code?: ItemCode;
  promotion_code?: PromotionCode;
  /**
     * @minItems 1
     * @maxItems 20
     */
  reservationRoomList: ReservationRoom[];
}
