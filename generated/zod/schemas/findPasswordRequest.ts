/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const findPasswordRequestLoginIdMax = 20;

export const findPasswordRequestUserNameMax = 100;

export const findPasswordRequestPhoneNumberRegExp = new RegExp('^[0-9]{8,15}$');


export const FindPasswordRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "loginId": zod.string().min(1).max(findPasswordRequestLoginIdMax),
  "user_name": zod.string().min(1).max(findPasswordRequestUserNameMax),
  "phone_number": zod.string().regex(findPasswordRequestPhoneNumberRegExp)
}).meta({ id: 'FindPasswordRequest' });

export type FindPasswordRequest = zod.input<typeof FindPasswordRequest>;
export type FindPasswordRequestOutput = zod.output<typeof FindPasswordRequest>;
