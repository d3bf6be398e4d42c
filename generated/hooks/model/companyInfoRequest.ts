/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';

export interface CompanyInfoRequest {
  hotelCode: HotelCode;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  CsHsUi: string;
}
