/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Infants are up to and including infant_max_months, children up to child_max_years, everybody older is an adult.
 */
export interface AgeBands {
  /**
     * @minimum 0
     * @maximum 72
     */
  infant_max_months: number;
  /**
     * @minimum 3
     * @maximum 18
     */
  child_max_years: number;
}
