/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const ListTiersParams = zod.strictObject({
  "hotel_code": HotelCode
})

export type ListTiersParams = zod.input<typeof ListTiersParams>;
export type ListTiersParamsOutput = zod.output<typeof ListTiersParams>;
