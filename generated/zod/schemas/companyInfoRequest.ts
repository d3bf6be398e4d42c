/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const companyInfoRequestCsHsUiMax = 4000;



export const CompanyInfoRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "CsHsUi": zod.string().min(1).max(companyInfoRequestCsHsUiMax)
}).meta({ id: 'CompanyInfoRequest' });

export type CompanyInfoRequest = zod.input<typeof CompanyInfoRequest>;
export type CompanyInfoRequestOutput = zod.output<typeof CompanyInfoRequest>;
