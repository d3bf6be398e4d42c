/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { FeeTier } from './feeTier.ts';
import type { ItemCode } from './itemCode.ts';
import type { LocalizedText } from './localizedText.ts';
import type { MonthDayPeriod } from './monthDayPeriod.ts';
import type { StayDate } from './stayDate.ts';

/**
 * A cancellation policy - four rows of tiers, of which the day of check-in picks one. The tier in force is the largest days_before at or below the days left; tiers end with days_before 0.
 */
export interface BundlePolicy {
  policy_code: ItemCode;
  policy_name: LocalizedText;
  /** @maxItems 20 */
  peak_periods: MonthDayPeriod[];
  /**
     * ISO weekdays, 1 is Monday.
     * @maxItems 7
     * @items.minimum 1
     * @items.maximum 7
     */
  weekend_days: number[];
  /**
     * The eve of each counts as weekend.
     * @maxItems 200
     */
  holidays: StayDate[];
  /**
     * @minItems 1
     * @maxItems 10
     */
  peak_weekday: FeeTier[];
  /**
     * @minItems 1
     * @maxItems 10
     */
  peak_weekend: FeeTier[];
  /**
     * @minItems 1
     * @maxItems 10
     */
  off_weekday: FeeTier[];
  /**
     * @minItems 1
     * @maxItems 10
     */
  off_weekend: FeeTier[];
}
