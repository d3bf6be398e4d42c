/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Location } from './location.ts';

export const hotelContactAddressMax = 500;

export const hotelContactTelMax = 30;

export const hotelContactEmailMax = 254;



export const HotelContact = zod.strictObject({
  "address": zod.string().max(hotelContactAddressMax),
  "tel": zod.string().max(hotelContactTelMax).nullable(),
  "email": zod.string().max(hotelContactEmailMax).nullable(),
  "location": zod.union([Location,zod.null()])
}).meta({ id: 'HotelContact', description: 'Where the stay is, and whom to ask.' });

export type HotelContact = zod.input<typeof HotelContact>;
export type HotelContactOutput = zod.output<typeof HotelContact>;
