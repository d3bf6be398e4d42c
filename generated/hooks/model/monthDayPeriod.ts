/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { MonthDay } from './monthDay.ts';

/**
 * Inclusive; may run over the turn of the year.
 */
export interface MonthDayPeriod {
  from: MonthDay;
  to: MonthDay;
}
