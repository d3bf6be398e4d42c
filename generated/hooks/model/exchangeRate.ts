/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Currency } from './currency.ts';
import type { StayDate } from './stayDate.ts';

/**
 * For showing beside the price, never for charging.
 */
export interface ExchangeRate {
  currency: Currency;
  /**
     * Units of the other currency for one unit of the property's
     * @exclusiveMinimum 0
     */
  rate: number;
  as_of: StayDate;
}
