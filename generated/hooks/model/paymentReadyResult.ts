/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { CardWindow } from './cardWindow.ts';
import type { Currency } from './currency.ts';
import type { Instant } from './instant.ts';
import type { OrderId } from './orderId.ts';
import type { PaymentStatus } from './paymentStatus.ts';
import type { Success } from './success.ts';

export interface PaymentReadyResult {
  result: Success;
  order_id: OrderId;
  status: PaymentStatus;
  amount: Amount;
  currency: Currency;
  /** When the hold ends. */
  expires_at: Instant;
  server_time: Instant;
  card_window: CardWindow;
}
