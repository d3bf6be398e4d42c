/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const HotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const HotelCode = zod.string().regex(HotelCodeRegExp).meta({ id: 'HotelCode', description: 'Identifies a property. 12 stands for 14 wherever it comes in.' });

export type HotelCode = zod.input<typeof HotelCode>;
export type HotelCodeOutput = zod.output<typeof HotelCode>;
