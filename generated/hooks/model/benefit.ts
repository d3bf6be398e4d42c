/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { BenefitType } from './benefitType.ts';

export interface Benefit {
  benefit_type: BenefitType;
  /**
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  value: number | null;
}
