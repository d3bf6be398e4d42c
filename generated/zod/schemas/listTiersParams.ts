/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const listTiersParamsHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');

export const ListTiersParams = zod.strictObject({
  "hotel_code": zod.string().regex(listTiersParamsHotelCodeRegExp).describe('Identifies a property. 12 stands for 14 wherever it comes in.')
})

export type ListTiersParams = zod.input<typeof ListTiersParams>;
export type ListTiersParamsOutput = zod.output<typeof ListTiersParams>;
