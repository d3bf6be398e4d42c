/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { Currency } from './currency.ts';
import type { DocumentNumber } from './documentNumber.ts';
import type { ErrorCode } from './errorCode.ts';
import type { OrderId } from './orderId.ts';
import type { PaymentStatus } from './paymentStatus.ts';
import type { Success } from './success.ts';

export interface PaymentResult {
  result: Success;
  order_id: OrderId;
  status: PaymentStatus;
  amount: Amount;
  currency: Currency;
  hold_number: DocumentNumber;
  reservation_number: DocumentNumber | null;
  /** Why it ended without a reservation. */
  code: ErrorCode | null;
}
