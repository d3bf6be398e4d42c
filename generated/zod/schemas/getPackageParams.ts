/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const GetPackageParams = zod.strictObject({
  "hotel_code": HotelCode
})

export type GetPackageParams = zod.input<typeof GetPackageParams>;
export type GetPackageParamsOutput = zod.output<typeof GetPackageParams>;
