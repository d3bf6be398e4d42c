/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { CompanyInfo } from './companyInfo.ts';
import type { Success } from './success.ts';

export interface CompanyInfoResult {
  result: Success;
  company_info: CompanyInfo | null;
}
