import type { HoldResult, PaymentType, QuoteResult } from '../../../generated/types.ts';

/** Returns the type of the last step, which selects its texts. `FREE_HOLD` means confirmation by a code sent by SMS. */
export function lastStepOf({ confirmed_by, stay }: QuoteResult | HoldResult): PaymentType {
  return confirmed_by === 'code' ? 'FREE_HOLD' : stay.payment_type;
}
