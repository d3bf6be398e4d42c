/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { ItemCode } from './itemCode.ts';
import { PromotionCode } from './promotionCode.ts';
import { ReservationRoom } from './reservationRoom.ts';
import { StayDate } from './stayDate.ts';

export const quoteRequestReservationRoomListMax = 20;



export const QuoteRequest = zod.strictObject({
  "hotel_code": HotelCode,
  "start_date": StayDate,
  "end_date": StayDate,
  "package_code": ItemCode.optional(),
  "promotion_code": PromotionCode.optional(),
  "reservationRoomList": zod.array(ReservationRoom).min(1).max(quoteRequestReservationRoomListMax)
}).meta({ id: 'QuoteRequest' });

export type QuoteRequest = zod.input<typeof QuoteRequest>;
export type QuoteRequestOutput = zod.output<typeof QuoteRequest>;
