/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { SignupCodeRequestChannel } from './signupCodeRequestChannel.ts';
import type { SignupCodeRequestSubject } from './signupCodeRequestSubject.ts';

export interface SignupCodeRequest {
  channel: SignupCodeRequestChannel;
  /** Whose it is; a guardian proves a phone */
  subject: SignupCodeRequestSubject;
  /**
     * A mobile number in digits, or an email
     * @minLength 3
     * @maxLength 254
     */
  to: string;
}
