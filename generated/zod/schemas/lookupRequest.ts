/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const lookupRequestGuestNameMax = 120;


export const lookupRequestGuestNameRegExp = new RegExp('\\S');
export const lookupRequestReservationNumberMax = 30;


export const lookupRequestReservationNumberRegExp = new RegExp('\\S');


export const LookupRequest = zod.strictObject({
  "hotel_code": HotelCode,
  "guest_name": zod.string().min(1).max(lookupRequestGuestNameMax).regex(lookupRequestGuestNameRegExp).describe('Spaces and case do not matter, nor which name comes first'),
  "reservation_number": zod.string().min(1).max(lookupRequestReservationNumberMax).regex(lookupRequestReservationNumberRegExp)
}).meta({ id: 'LookupRequest' });

export type LookupRequest = zod.input<typeof LookupRequest>;
export type LookupRequestOutput = zod.output<typeof LookupRequest>;
