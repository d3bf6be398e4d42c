/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { SignupState } from './signupState.ts';
import type { Success } from './success.ts';

export interface StartSignupResult {
  result: Success;
  /** @maxLength 200 */
  signup_token: string;
  signup: SignupState;
}
