/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const companyInfoCompanyNameMax = 100;

export const companyInfoEmployeeNameMax = 100;

export const companyInfoEmployeeNumberMax = 50;



export const CompanyInfo = zod.strictObject({
  "company_name": zod.string().min(1).max(companyInfoCompanyNameMax),
  "employee_name": zod.string().max(companyInfoEmployeeNameMax).optional(),
  "employee_number": zod.string().max(companyInfoEmployeeNumberMax).optional()
}).meta({ id: 'CompanyInfo', description: 'The company that a guest of a company-linked hotel belongs to.' });

export type CompanyInfo = zod.input<typeof CompanyInfo>;
export type CompanyInfoOutput = zod.output<typeof CompanyInfo>;
