/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Birthday } from './birthday.ts';
import { EnglishName } from './englishName.ts';
import { Gender } from './gender.ts';
import { LoginId } from './loginId.ts';
import { Password } from './password.ts';
import { PersonName } from './personName.ts';
import { SignupAgreements } from './signupAgreements.ts';

export const memberInformationPasswordConfirmMax = 100;

export const memberInformationEmailMax = 254;

export const memberInformationAddressMax = 200;

export const memberInformationAddressDetailMax = 200;



export const MemberInformation = zod.strictObject({
  "login_id": LoginId,
  "password": Password,
  "password_confirm": zod.string().max(memberInformationPasswordConfirmMax),
  "last_name": PersonName,
  "first_name": PersonName,
  "last_name_en": EnglishName.optional(),
  "first_name_en": EnglishName.optional(),
  "birthday": Birthday,
  "gender": Gender,
  "email": zod.email().max(memberInformationEmailMax),
  "address": zod.string().max(memberInformationAddressMax).optional(),
  "address_detail": zod.string().max(memberInformationAddressDetailMax).optional(),
  "guardian_name": PersonName.optional().describe('Of a member under 14; the guardian proves a phone as well.'),
  "agreements": SignupAgreements
}).meta({ id: 'MemberInformation' });

export type MemberInformation = zod.input<typeof MemberInformation>;
export type MemberInformationOutput = zod.output<typeof MemberInformation>;
