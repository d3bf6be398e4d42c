/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { MemberType } from './memberType.ts';

export interface StartSignupRequest {
  hotelCode: HotelCode;
  member_type: MemberType;
  /**
     * @minLength 1
     * @maxLength 200
     */
  social_ticket?: string;
}
