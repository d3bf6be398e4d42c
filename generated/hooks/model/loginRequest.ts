/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { JoinType } from './joinType.ts';

export interface LoginRequest {
  hotelCode: HotelCode;
  /**
     * @minLength 1
     * @maxLength 20
     */
  loginId: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  password: string;
  joinType: JoinType;
}
