/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { VerificationCode } from './verificationCode.ts';
import type { VerificationId } from './verificationId.ts';

export interface SignupConfirmationRequest {
  verification_id: VerificationId;
  code: VerificationCode;
}
