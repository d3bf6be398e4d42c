/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { MonthDay } from './monthDay.ts';

export const MonthDayPeriod = zod.strictObject({
  "from": MonthDay,
  "to": MonthDay
}).meta({ id: 'MonthDayPeriod', description: 'Inclusive; may run over the turn of the year.' });

export type MonthDayPeriod = zod.input<typeof MonthDayPeriod>;
export type MonthDayPeriodOutput = zod.output<typeof MonthDayPeriod>;
