/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { ComparedPrice } from './comparedPrice.ts';
import type { Currency } from './currency.ts';
import type { Success } from './success.ts';

export interface PriceCompareResult {
  result: Success;
  currency: Currency;
  /** @maxItems 20 */
  priceCompareList: ComparedPrice[];
}
