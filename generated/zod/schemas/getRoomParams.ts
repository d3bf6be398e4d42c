/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const GetRoomParams = zod.strictObject({
  "hotel_code": HotelCode
})

export type GetRoomParams = zod.input<typeof GetRoomParams>;
export type GetRoomParamsOutput = zod.output<typeof GetRoomParams>;
