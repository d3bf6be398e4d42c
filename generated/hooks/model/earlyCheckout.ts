/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { ClockTime } from './clockTime.ts';

/**
 * Leaving early for a lower price.
 */
export interface EarlyCheckout {
  /** @minimum 1 */
  early_checkout_seq: number;
  checkout_time: ClockTime;
  discount_amt: Amount;
}
