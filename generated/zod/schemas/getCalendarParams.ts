/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ItemCode } from './itemCode.ts';
import { StayDate } from './stayDate.ts';

export const getCalendarParamsHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');
export const getCalendarParamsRoomsMax = 5;


export const GetCalendarParams = zod.strictObject({
  "hotel_code": zod.string().regex(getCalendarParamsHotelCodeRegExp).describe('Identifies a property. 12 stands for 14 wherever it comes in.'),
  "from": StayDate,
  "to": StayDate,
  "rooms": zod.int().min(1).max(getCalendarParamsRoomsMax).optional(),
  "room_type_code": ItemCode.optional()
})

export type GetCalendarParams = zod.input<typeof GetCalendarParams>;
export type GetCalendarParamsOutput = zod.output<typeof GetCalendarParams>;
