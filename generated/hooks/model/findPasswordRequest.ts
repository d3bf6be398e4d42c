/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { MobileNumber } from './mobileNumber.ts';

export interface FindPasswordRequest {
  hotelCode: HotelCode;
  /**
     * @minLength 1
     * @maxLength 20
     */
  loginId: string;
  /**
     * @minLength 1
     * @maxLength 101
     */
  user_name: string;
  phone_number: MobileNumber;
}
