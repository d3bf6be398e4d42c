/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { VerificationCode } from './verificationCode.ts';
import { VerificationId } from './verificationId.ts';

export const SignupConfirmationRequest = zod.strictObject({
  "verification_id": VerificationId,
  "code": VerificationCode
}).meta({ id: 'SignupConfirmationRequest' });

export type SignupConfirmationRequest = zod.input<typeof SignupConfirmationRequest>;
export type SignupConfirmationRequestOutput = zod.output<typeof SignupConfirmationRequest>;
