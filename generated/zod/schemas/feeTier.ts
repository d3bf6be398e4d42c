/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const feeTierDaysBeforeMin = 0;
export const feeTierDaysBeforeMax = 365;

export const feeTierFeePercentMin = 0;
export const feeTierFeePercentMax = 100;



export const FeeTier = zod.strictObject({
  "days_before": zod.int().min(feeTierDaysBeforeMin).max(feeTierDaysBeforeMax),
  "fee_percent": zod.int().min(feeTierFeePercentMin).max(feeTierFeePercentMax)
}).meta({ id: 'FeeTier' });

export type FeeTier = zod.input<typeof FeeTier>;
export type FeeTierOutput = zod.output<typeof FeeTier>;
