/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';

export interface FindIdRequest {
  hotelCode: HotelCode;
  /** @pattern ^[0-9]{8,15}$ */
  phone_number: string;
  /** @maxLength 200 */
  ticket: string;
}
