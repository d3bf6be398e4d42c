/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { Password } from './password.ts';

export const changePasswordRequestTicketMax = 200;

export const changePasswordRequestCurrentPasswordMax = 100;

export const changePasswordRequestPasswordConfirmMax = 100;



export const ChangePasswordRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "ticket": zod.string().min(1).max(changePasswordRequestTicketMax).optional(),
  "current_password": zod.string().min(1).max(changePasswordRequestCurrentPasswordMax).optional(),
  "password": Password,
  "password_confirm": zod.string().max(changePasswordRequestPasswordConfirmMax)
}).meta({ id: 'ChangePasswordRequest', description: 'One of ticket and current_password says why the caller may.' });

export type ChangePasswordRequest = zod.input<typeof ChangePasswordRequest>;
export type ChangePasswordRequestOutput = zod.output<typeof ChangePasswordRequest>;
