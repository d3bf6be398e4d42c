/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';

/**
 * One of the properties that the chooser offers.
 */
export interface PropertyHotel {
  hotel_code: HotelCode;
  /** @maxLength 100 */
  hotel_name: string;
  /** @maxLength 200 */
  address1: string;
  /** @maxLength 200 */
  address2: string;
  /** @maxLength 300 */
  file_path: string;
}
