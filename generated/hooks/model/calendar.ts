/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { CalendarDay } from './calendarDay.ts';
import type { Currency } from './currency.ts';
import type { HotelCode } from './hotelCode.ts';
import type { StayDate } from './stayDate.ts';
import type { Success } from './success.ts';

export interface Calendar {
  result: Success;
  hotel_code: HotelCode;
  currency: Currency;
  today: StayDate;
  /** @maxItems 100 */
  days: CalendarDay[];
}
