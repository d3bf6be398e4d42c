/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { MobileNumber } from './mobileNumber.ts';

export const findIdRequestTicketMax = 200;



export const FindIdRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "phone_number": MobileNumber,
  "ticket": zod.string().min(1).max(findIdRequestTicketMax)
}).meta({ id: 'FindIdRequest' });

export type FindIdRequest = zod.input<typeof FindIdRequest>;
export type FindIdRequestOutput = zod.output<typeof FindIdRequest>;
