/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { MobileNumber } from './mobileNumber.ts';

export interface VerificationRequest {
  hotelCode: HotelCode;
  phone_number: MobileNumber;
}
