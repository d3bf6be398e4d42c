/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';

export interface LookupRequest {
  hotel_code: HotelCode;
  /**
     * Spaces and case do not matter, nor which name comes first
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  guest_name: string;
  /**
     * @minLength 1
     * @maxLength 30
     * @pattern \S
     */
  reservation_number: string;
}
