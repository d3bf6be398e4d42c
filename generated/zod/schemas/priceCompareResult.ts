/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ComparedPrice } from './comparedPrice.ts';
import { Currency } from './currency.ts';
import { Success } from './success.ts';

export const priceCompareResultPriceCompareListMax = 20;



export const PriceCompareResult = zod.strictObject({
  "result": Success,
  "currency": Currency,
  "priceCompareList": zod.array(ComparedPrice).max(priceCompareResultPriceCompareListMax)
}).meta({ id: 'PriceCompareResult' });

export type PriceCompareResult = zod.input<typeof PriceCompareResult>;
export type PriceCompareResultOutput = zod.output<typeof PriceCompareResult>;
