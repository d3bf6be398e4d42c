import type { HoldResult, PaymentType, QuoteResult } from '../../../generated/types.ts';

/**
 * Returns the payment type that determines the texts of the last step. `FREE_HOLD` means that a code sent by SMS
 * confirms the booking.
 */
export function lastStepOf({ confirmed_by, stay }: QuoteResult | HoldResult): PaymentType {
  return confirmed_by === 'code' ? 'FREE_HOLD' : stay.payment_type;
}
