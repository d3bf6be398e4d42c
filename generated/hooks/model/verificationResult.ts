/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Instant } from './instant.ts';
import type { Success } from './success.ts';
import type { VerificationId } from './verificationId.ts';

export interface VerificationResult {
  result: Success;
  verification_id: VerificationId;
  expires_at: Instant;
  /** From then on another code may be asked for. */
  resend_at: Instant;
}
