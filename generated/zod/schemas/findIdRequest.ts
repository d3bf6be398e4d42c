/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const findIdRequestPhoneNumberRegExp = new RegExp('^[0-9]{8,15}$');
export const findIdRequestTicketMax = 200;



export const FindIdRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "phone_number": zod.string().regex(findIdRequestPhoneNumberRegExp),
  "ticket": zod.string().max(findIdRequestTicketMax)
}).meta({ id: 'FindIdRequest' });

export type FindIdRequest = zod.input<typeof FindIdRequest>;
export type FindIdRequestOutput = zod.output<typeof FindIdRequest>;
