/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { SignupState } from './signupState.ts';
import type { Success } from './success.ts';

export interface SignupResult {
  result: Success;
  signup: SignupState;
}
