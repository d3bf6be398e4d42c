/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';

export interface SsoKeyRequest {
  hotel_code: HotelCode;
  /**
     * @minLength 1
     * @maxLength 20
     */
  login_id: string;
}
