/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';

export interface SocialStartRequest {
  hotelCode: HotelCode;
}
