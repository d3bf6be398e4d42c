/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { DayStatus } from './dayStatus.ts';
import { StayDate } from './stayDate.ts';

export const calendarDayMinNightsMax = 90;

export const calendarDayMaxNightsMax = 90;



export const CalendarDay = zod.strictObject({
  "date": StayDate,
  "status": DayStatus,
  "price": zod.union([Amount,zod.null()]).describe('The lowest price of a room for the night; null where it cannot be stayed.'),
  "is_cheapest": zod.boolean().describe('Whether no open day of its month is cheaper'),
  "min_nights": zod.int().min(1).max(calendarDayMinNightsMax).describe('The shortest stay that may start on it'),
  "max_nights": zod.int().min(1).max(calendarDayMaxNightsMax).describe('The longest stay that may start on it'),
  "closed_to_arrival": zod.boolean(),
  "closed_to_departure": zod.boolean()
}).meta({ id: 'CalendarDay' });

export type CalendarDay = zod.input<typeof CalendarDay>;
export type CalendarDayOutput = zod.output<typeof CalendarDay>;
