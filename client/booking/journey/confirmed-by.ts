import type { HoldResult, PaymentType, QuoteResult } from '../../../generated/types.ts';

/** By which words the last step is told: as a payment, a guarantee, or a code where nothing is due now, at any hotel. */
export function lastStepOf({ confirmed_by, stay }: QuoteResult | HoldResult): PaymentType {
  return confirmed_by === 'code' ? 'FREE_HOLD' : stay.payment_type;
}
