/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Currency } from './currency.ts';
import { StayDate } from './stayDate.ts';

export const exchangeRateRateExclusiveMin = 0;



export const ExchangeRate = zod.strictObject({
  "currency": Currency,
  "rate": zod.number().gt(exchangeRateRateExclusiveMin).describe('Units of the other currency for one unit of the property\'s'),
  "as_of": StayDate
}).meta({ id: 'ExchangeRate', description: 'For showing beside the price, never for charging.' });

export type ExchangeRate = zod.input<typeof ExchangeRate>;
export type ExchangeRateOutput = zod.output<typeof ExchangeRate>;
