/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const propertyHotelHotelNameMax = 100;

export const propertyHotelAddress1Max = 200;

export const propertyHotelAddress2Max = 200;

export const propertyHotelFilePathMax = 300;



export const PropertyHotel = zod.strictObject({
  "hotel_code": HotelCode,
  "hotel_name": zod.string().max(propertyHotelHotelNameMax),
  "address1": zod.string().max(propertyHotelAddress1Max),
  "address2": zod.string().max(propertyHotelAddress2Max),
  "file_path": zod.string().max(propertyHotelFilePathMax)
}).meta({ id: 'PropertyHotel', description: 'One of the properties that the chooser offers.' });

export type PropertyHotel = zod.input<typeof PropertyHotel>;
export type PropertyHotelOutput = zod.output<typeof PropertyHotel>;
