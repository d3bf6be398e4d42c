/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { StayDate } from './stayDate.ts';

/**
 * What cancelling costs from one day to another.
 */
export interface PolicyTier {
  /**
     * Days left to check-in, or more
     * @minimum 0
     */
  days_before: number;
  /** The last day, by the hotel's calendar, on which this tier holds. */
  until: StayDate;
  /**
     * @minimum 0
     * @maximum 100
     */
  fee_percent: number;
  fee: Amount;
}
