/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { ItemCode } from './itemCode.ts';
import { StayDate } from './stayDate.ts';

export const bundleDaysWeekdaysItemMax = 7;

export const bundleDaysWeekdaysMax = 7;

export const bundleDaysAllotmentMin = 0;
export const bundleDaysAllotmentMax = 10000;

export const bundleDaysMinNightsMax = 90;

export const bundleDaysMaxNightsMax = 90;



export const BundleDays = zod.strictObject({
  "room_type_code": ItemCode,
  "from": StayDate,
  "to": StayDate,
  "weekdays": zod.array(zod.int().min(1).max(bundleDaysWeekdaysItemMax)).min(1).max(bundleDaysWeekdaysMax).optional().describe('ISO weekdays of the nights, 1 is Monday.'),
  "price": Amount,
  "allotment": zod.int().min(bundleDaysAllotmentMin).max(bundleDaysAllotmentMax),
  "min_nights": zod.int().min(1).max(bundleDaysMinNightsMax).optional(),
  "max_nights": zod.int().min(1).max(bundleDaysMaxNightsMax).optional(),
  "closed": zod.boolean().optional(),
  "closed_to_arrival": zod.boolean().optional(),
  "closed_to_departure": zod.boolean().optional()
}).meta({ id: 'BundleDays', description: 'Price, allotment and restrictions of a room type from one day to another, inclusive, on the weekdays given or on all. A later row overrides an earlier one.' });

export type BundleDays = zod.input<typeof BundleDays>;
export type BundleDaysOutput = zod.output<typeof BundleDays>;
