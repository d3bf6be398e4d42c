/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { Password } from './password.ts';

/**
 * One of ticket and current_password says why the caller may.
 */
export interface ChangePasswordRequest {
  hotelCode: HotelCode;
  /**
     * @minLength 1
     * @maxLength 200
     */
  ticket?: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  current_password?: string;
  password: Password;
  /** @maxLength 100 */
  password_confirm: string;
}
