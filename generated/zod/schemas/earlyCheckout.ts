/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { ClockTime } from './clockTime.ts';




export const EarlyCheckout = zod.strictObject({
  "early_checkout_seq": zod.int().min(1),
  "checkout_time": ClockTime,
  "discount_amt": Amount
}).meta({ id: 'EarlyCheckout', description: 'Leaving early for a lower price.' });

export type EarlyCheckout = zod.input<typeof EarlyCheckout>;
export type EarlyCheckoutOutput = zod.output<typeof EarlyCheckout>;
