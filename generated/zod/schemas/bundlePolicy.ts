/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { FeeTier } from './feeTier.ts';
import { ItemCode } from './itemCode.ts';
import { LocalizedText } from './localizedText.ts';
import { MonthDayPeriod } from './monthDayPeriod.ts';
import { StayDate } from './stayDate.ts';

export const bundlePolicyPeakPeriodsMax = 20;

export const bundlePolicyWeekendDaysItemMax = 7;

export const bundlePolicyWeekendDaysMax = 7;

export const bundlePolicyHolidaysMax = 200;

export const bundlePolicyPeakWeekdayMax = 10;

export const bundlePolicyPeakWeekendMax = 10;

export const bundlePolicyOffWeekdayMax = 10;

export const bundlePolicyOffWeekendMax = 10;



export const BundlePolicy = zod.strictObject({
  "policy_code": ItemCode,
  "policy_name": LocalizedText,
  "peak_periods": zod.array(MonthDayPeriod).max(bundlePolicyPeakPeriodsMax),
  "weekend_days": zod.array(zod.int().min(1).max(bundlePolicyWeekendDaysItemMax)).max(bundlePolicyWeekendDaysMax).describe('ISO weekdays, 1 is Monday.'),
  "holidays": zod.array(StayDate).max(bundlePolicyHolidaysMax).describe('The eve of each counts as weekend.'),
  "peak_weekday": zod.array(FeeTier).min(1).max(bundlePolicyPeakWeekdayMax),
  "peak_weekend": zod.array(FeeTier).min(1).max(bundlePolicyPeakWeekendMax),
  "off_weekday": zod.array(FeeTier).min(1).max(bundlePolicyOffWeekdayMax),
  "off_weekend": zod.array(FeeTier).min(1).max(bundlePolicyOffWeekendMax)
}).meta({ id: 'BundlePolicy', description: 'A cancellation policy - four rows of tiers, of which the day of check-in picks one. The tier in force is the largest days_before at or below the days left; tiers end with days_before 0.' });

export type BundlePolicy = zod.input<typeof BundlePolicy>;
export type BundlePolicyOutput = zod.output<typeof BundlePolicy>;
