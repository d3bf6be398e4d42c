/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Instant } from './instant.ts';
import { Success } from './success.ts';
import { VerificationId } from './verificationId.ts';

export const VerificationResult = zod.strictObject({
  "result": Success,
  "verification_id": VerificationId,
  "expires_at": Instant,
  "resend_at": Instant.describe('From then on another code may be asked for.')
}).meta({ id: 'VerificationResult' });

export type VerificationResult = zod.input<typeof VerificationResult>;
export type VerificationResultOutput = zod.output<typeof VerificationResult>;
