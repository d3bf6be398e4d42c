/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { StayDate } from './stayDate.ts';

export const policyTierDaysBeforeMin = 0;

export const policyTierFeePercentMin = 0;
export const policyTierFeePercentMax = 100;



export const PolicyTier = zod.strictObject({
  "days_before": zod.int().min(policyTierDaysBeforeMin).describe('Days left to check-in, or more'),
  "until": StayDate.describe('The last day, by the hotel\'s calendar, on which this tier holds.'),
  "fee_percent": zod.int().min(policyTierFeePercentMin).max(policyTierFeePercentMax),
  "fee": Amount
}).meta({ id: 'PolicyTier', description: 'What cancelling costs from one day to another.' });

export type PolicyTier = zod.input<typeof PolicyTier>;
export type PolicyTierOutput = zod.output<typeof PolicyTier>;
