/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Birthday } from './birthday.ts';
import type { EnglishName } from './englishName.ts';
import type { Gender } from './gender.ts';
import type { LoginId } from './loginId.ts';
import type { Password } from './password.ts';
import type { PersonName } from './personName.ts';
import type { SignupAgreements } from './signupAgreements.ts';

export interface MemberInformation {
  login_id: LoginId;
  password: Password;
  /** @maxLength 100 */
  password_confirm: string;
  last_name: PersonName;
  first_name: PersonName;
  last_name_en?: EnglishName;
  first_name_en?: EnglishName;
  birthday: Birthday;
  gender: Gender;
  /** @maxLength 254 */
  email: string;
  /** @maxLength 200 */
  address?: string;
  /** @maxLength 200 */
  address_detail?: string;
  /** Of a member under 14; the guardian proves a phone as well. */
  guardian_name?: PersonName;
  agreements: SignupAgreements;
}
