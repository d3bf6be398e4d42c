/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Birthday } from './birthday.ts';
import { EnglishName } from './englishName.ts';
import { Gender } from './gender.ts';
import { PersonName } from './personName.ts';
import { SignupAgreements } from './signupAgreements.ts';

export const socialMemberInformationEmailMax = 254;

export const socialMemberInformationAddressMax = 200;

export const socialMemberInformationAddressDetailMax = 200;



export const SocialMemberInformation = zod.strictObject({
  "last_name": PersonName,
  "first_name": PersonName,
  "last_name_en": EnglishName.optional(),
  "first_name_en": EnglishName.optional(),
  "birthday": Birthday,
  "gender": Gender,
  "email": zod.email().max(socialMemberInformationEmailMax),
  "address": zod.string().max(socialMemberInformationAddressMax).optional(),
  "address_detail": zod.string().max(socialMemberInformationAddressDetailMax).optional(),
  "guardian_name": PersonName.optional().describe('Of a member under 14; the guardian proves a phone as well.'),
  "agreements": SignupAgreements
}).meta({ id: 'SocialMemberInformation' });

export type SocialMemberInformation = zod.input<typeof SocialMemberInformation>;
export type SocialMemberInformationOutput = zod.output<typeof SocialMemberInformation>;
