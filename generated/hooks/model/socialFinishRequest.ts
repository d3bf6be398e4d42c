/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';

export interface SocialFinishRequest {
  hotelCode: HotelCode;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  code: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  state: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  flow_token: string;
}
