/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { PriceLineKind } from './priceLineKind.ts';
import type { StayDate } from './stayDate.ts';

/**
 * A line of the price. A discount's amount is negative, and is what was really taken, so the lines always sum.
 */
export interface PriceLine {
  kind: PriceLineKind;
  /**
     * The item's own code, where it has one
     * @maxLength 30
     * @nullable
     */
  code: string | null;
  /**
     * The item's own name, where it has one
     * @maxLength 100
     * @nullable
     */
  name: string | null;
  date: StayDate | null;
  /** @minimum 1 */
  count: number;
  unit_price: number;
  amount: number;
}
