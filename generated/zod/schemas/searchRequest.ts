/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { PartyRoom } from './partyRoom.ts';
import { PromotionCode } from './promotionCode.ts';
import { StayDate } from './stayDate.ts';

export const searchRequestReservationInfoMax = 20;



export const SearchRequest = zod.strictObject({
  "hotel_code": HotelCode,
  "start_date": StayDate,
  "end_date": StayDate,
  "reservationInfo": zod.array(PartyRoom).min(1).max(searchRequestReservationInfoMax).describe('One entry a room.'),
  "promotion_code": PromotionCode.optional()
}).meta({ id: 'SearchRequest' });

export type SearchRequest = zod.input<typeof SearchRequest>;
export type SearchRequestOutput = zod.output<typeof SearchRequest>;
