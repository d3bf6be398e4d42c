/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { Instant } from './instant.ts';
import type { OrderId } from './orderId.ts';
import type { PaymentStatus } from './paymentStatus.ts';

/**
 * The card behind the reservation, as far as it may be shown.
 */
export interface ReservationPayment {
  order_id: OrderId;
  status: PaymentStatus;
  amount: Amount;
  /**
     * @maxLength 60
     * @nullable
     */
  card_name: string | null;
  /**
     * @maxLength 30
     * @nullable
     */
  card_number_masked: string | null;
  paid_at: Instant | null;
  /**
     * @maxLength 500
     * @nullable
     */
  receipt_url: string | null;
}
