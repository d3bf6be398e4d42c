/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export interface FeeTier {
  /**
     * @minimum 0
     * @maximum 365
     */
  days_before: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  fee_percent: number;
}
