/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * The company that a guest of a company-linked hotel belongs to.
 */
export interface CompanyInfo {
  /**
     * @minLength 1
     * @maxLength 100
     */
  company_name: string;
  /** @maxLength 100 */
  employee_name?: string;
  /** @maxLength 50 */
  employee_number?: string;
}
