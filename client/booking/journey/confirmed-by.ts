import type { HoldResult, PaymentType, QuoteResult } from '../../../generated/types.ts';

/** The texts for the last step: payment, guarantee, or a code by SMS if nothing is due. */
export function lastStepOf({ confirmed_by, stay }: QuoteResult | HoldResult): PaymentType {
  return confirmed_by === 'code' ? 'FREE_HOLD' : stay.payment_type;
}
