/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { MobileNumber } from './mobileNumber.ts';

export interface FindIdRequest {
  hotelCode: HotelCode;
  phone_number: MobileNumber;
  /**
     * @minLength 1
     * @maxLength 200
     */
  ticket: string;
}
