/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { VerificationCode } from './verificationCode.ts';

export interface ConfirmationRequest {
  hotelCode: HotelCode;
  code: VerificationCode;
}
