/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { StayDate } from './stayDate.ts';

export const NearestDates = zod.strictObject({
  "start_date": StayDate,
  "end_date": StayDate,
  "total_price": Amount
}).meta({ id: 'NearestDates', description: 'Other dates of the same length on which something is left.' });

export type NearestDates = zod.input<typeof NearestDates>;
export type NearestDatesOutput = zod.output<typeof NearestDates>;
