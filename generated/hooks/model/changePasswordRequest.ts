/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';

/**
 * One of ticket and current_password says why the caller may.
 */
export interface ChangePasswordRequest {
  hotelCode: HotelCode;
  /** @maxLength 200 */
  ticket?: string;
  /** @maxLength 100 */
  current_password?: string;
  /**
     * @minLength 9
     * @maxLength 100
     */
  password: string;
  /** @maxLength 100 */
  password_confirm: string;
}
