/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Promotion } from './promotion.ts';
import type { Success } from './success.ts';

export interface PromotionResult {
  result: Success;
  promotion: Promotion;
}
