/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { StayDate } from './stayDate.ts';

export const PriceCompareRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "startDate": StayDate,
  "endDate": StayDate
}).meta({ id: 'PriceCompareRequest' });

export type PriceCompareRequest = zod.input<typeof PriceCompareRequest>;
export type PriceCompareRequestOutput = zod.output<typeof PriceCompareRequest>;
