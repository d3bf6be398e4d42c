/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Gender } from './gender.ts';
import { StayDate } from './stayDate.ts';

export const socialPrefillUserNameMax = 101;

export const socialPrefillLastNameMax = 50;

export const socialPrefillFirstNameMax = 50;

export const socialPrefillEmailMax = 254;

export const socialPrefillPhoneNumberMax = 20;



export const SocialPrefill = zod.strictObject({
  "user_name": zod.string().max(socialPrefillUserNameMax).optional(),
  "last_name": zod.string().max(socialPrefillLastNameMax).optional(),
  "first_name": zod.string().max(socialPrefillFirstNameMax).optional(),
  "email": zod.string().max(socialPrefillEmailMax).optional(),
  "phone_number": zod.string().max(socialPrefillPhoneNumberMax).optional(),
  "birthday": StayDate.optional(),
  "gender": Gender.optional()
}).meta({ id: 'SocialPrefill', description: 'What a social provider told of a person; each may be missing.' });

export type SocialPrefill = zod.input<typeof SocialPrefill>;
export type SocialPrefillOutput = zod.output<typeof SocialPrefill>;
