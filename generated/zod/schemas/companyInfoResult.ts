/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { CompanyInfo } from './companyInfo.ts';
import { Success } from './success.ts';

export const CompanyInfoResult = zod.strictObject({
  "result": Success,
  "company_info": zod.union([CompanyInfo,zod.null()])
}).meta({ id: 'CompanyInfoResult' });

export type CompanyInfoResult = zod.input<typeof CompanyInfoResult>;
export type CompanyInfoResultOutput = zod.output<typeof CompanyInfoResult>;
