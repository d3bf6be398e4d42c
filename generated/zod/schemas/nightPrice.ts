/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { StayDate } from './stayDate.ts';

export const NightPrice = zod.strictObject({
  "date": StayDate,
  "price": Amount
}).meta({ id: 'NightPrice' });

export type NightPrice = zod.input<typeof NightPrice>;
export type NightPriceOutput = zod.output<typeof NightPrice>;
