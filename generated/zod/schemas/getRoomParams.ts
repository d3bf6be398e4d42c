/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const getRoomParamsHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');

export const GetRoomParams = zod.strictObject({
  "hotel_code": zod.string().regex(getRoomParamsHotelCodeRegExp).describe('Identifies a property. 12 stands for 14 wherever it comes in.')
})

export type GetRoomParams = zod.input<typeof GetRoomParams>;
export type GetRoomParamsOutput = zod.output<typeof GetRoomParams>;
