/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { CompanyCode } from './companyCode.ts';
import type { HotelCode } from './hotelCode.ts';

export interface SsoRequest {
  hotel_code: HotelCode;
  /**
     * @minLength 1
     * @maxLength 200
     */
  sso_key: string;
  company_code: CompanyCode;
}
