/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { ItemCode } from './itemCode.ts';
import { StayDate } from './stayDate.ts';

export const getCalendarParamsRoomsMax = 5;


export const GetCalendarParams = zod.strictObject({
  "hotel_code": HotelCode,
  "from": StayDate,
  "to": StayDate,
  "rooms": zod.int().min(1).max(getCalendarParamsRoomsMax).optional(),
  "room_type_code": ItemCode.optional()
})

export type GetCalendarParams = zod.input<typeof GetCalendarParams>;
export type GetCalendarParamsOutput = zod.output<typeof GetCalendarParams>;
