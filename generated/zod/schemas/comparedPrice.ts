/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';

export const comparedPriceSiteMax = 60;



export const ComparedPrice = zod.strictObject({
  "site": zod.string().max(comparedPriceSiteMax),
  "total_price": Amount,
  "is_ours": zod.boolean()
}).meta({ id: 'ComparedPrice' });

export type ComparedPrice = zod.input<typeof ComparedPrice>;
export type ComparedPriceOutput = zod.output<typeof ComparedPrice>;
