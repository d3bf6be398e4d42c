/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { MobileNumber } from './mobileNumber.ts';

export const findPasswordRequestLoginIdMax = 20;

export const findPasswordRequestUserNameMax = 101;



export const FindPasswordRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "loginId": zod.string().min(1).max(findPasswordRequestLoginIdMax),
  "user_name": zod.string().min(1).max(findPasswordRequestUserNameMax),
  "phone_number": MobileNumber
}).meta({ id: 'FindPasswordRequest' });

export type FindPasswordRequest = zod.input<typeof FindPasswordRequest>;
export type FindPasswordRequestOutput = zod.output<typeof FindPasswordRequest>;
