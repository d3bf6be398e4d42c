/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';

export interface ComparedPrice {
  /** @maxLength 60 */
  site: string;
  total_price: Amount;
  is_ours: boolean;
}
