import type { HoldResult, PaymentType, QuoteResult } from '../../../generated/types.ts';

/** Returns which texts describe the last step: a payment, a guarantee, or a code sent by SMS if nothing is due. */
export function lastStepOf({ confirmed_by, stay }: QuoteResult | HoldResult): PaymentType {
  return confirmed_by === 'code' ? 'FREE_HOLD' : stay.payment_type;
}
