/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Gender } from './gender.ts';
import type { StayDate } from './stayDate.ts';

/**
 * What a social provider told of a person; each may be missing.
 */
export interface SocialPrefill {
  /** @maxLength 101 */
  user_name?: string;
  /** @maxLength 50 */
  last_name?: string;
  /** @maxLength 50 */
  first_name?: string;
  /** @maxLength 254 */
  email?: string;
  /** @maxLength 20 */
  phone_number?: string;
  birthday?: StayDate;
  gender?: Gender;
}
