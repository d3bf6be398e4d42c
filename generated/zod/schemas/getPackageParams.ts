/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const getPackageParamsHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');

export const GetPackageParams = zod.strictObject({
  "hotel_code": zod.string().regex(getPackageParamsHotelCodeRegExp).describe('Identifies a property. 12 stands for 14 wherever it comes in.')
})

export type GetPackageParams = zod.input<typeof GetPackageParams>;
export type GetPackageParamsOutput = zod.output<typeof GetPackageParams>;
