/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Promotion } from './promotion.ts';
import { Success } from './success.ts';

export const PromotionResult = zod.strictObject({
  "result": Success,
  "promotion": Promotion
}).meta({ id: 'PromotionResult' });

export type PromotionResult = zod.input<typeof PromotionResult>;
export type PromotionResultOutput = zod.output<typeof PromotionResult>;
