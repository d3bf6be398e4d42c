/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { DayStatus } from './dayStatus.ts';
import type { StayDate } from './stayDate.ts';

export interface CalendarDay {
  date: StayDate;
  status: DayStatus;
  /** The lowest price of a room for the night; null where it cannot be stayed. */
  price: Amount | null;
  /** Whether no open day of its month is cheaper */
  is_cheapest: boolean;
  /**
     * The shortest stay that may start on it
     * @minimum 1
     * @maximum 90
     */
  min_nights: number;
  /**
     * The longest stay that may start on it
     * @minimum 1
     * @maximum 90
     */
  max_nights: number;
  closed_to_arrival: boolean;
  closed_to_departure: boolean;
}
