/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { CompanyCode } from './companyCode.ts';
import { HotelCode } from './hotelCode.ts';

export const ssoRequestSsoKeyMax = 200;



export const SsoRequest = zod.strictObject({
  "hotel_code": HotelCode,
  "sso_key": zod.string().min(1).max(ssoRequestSsoKeyMax),
  "company_code": CompanyCode
}).meta({ id: 'SsoRequest' });

export type SsoRequest = zod.input<typeof SsoRequest>;
export type SsoRequestOutput = zod.output<typeof SsoRequest>;
