/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { CalendarDay } from './calendarDay.ts';
import { Currency } from './currency.ts';
import { HotelCode } from './hotelCode.ts';
import { StayDate } from './stayDate.ts';
import { Success } from './success.ts';

export const calendarDaysMax = 100;



export const Calendar = zod.strictObject({
  "result": Success,
  "hotel_code": HotelCode,
  "currency": Currency,
  "today": StayDate,
  "days": zod.array(CalendarDay).max(calendarDaysMax)
}).meta({ id: 'Calendar' });

export type Calendar = zod.input<typeof Calendar>;
export type CalendarOutput = zod.output<typeof Calendar>;
