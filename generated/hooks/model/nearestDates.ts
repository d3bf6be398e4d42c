/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { StayDate } from './stayDate.ts';

/**
 * Other dates of the same length on which something is left.
 */
export interface NearestDates {
  start_date: StayDate;
  end_date: StayDate;
  total_price: Amount;
}
