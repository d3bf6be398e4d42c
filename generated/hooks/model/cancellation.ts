/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { Instant } from './instant.ts';
import type { RefundStatus } from './refundStatus.ts';

/**
 * How the reservation was cancelled.
 */
export interface Cancellation {
  cancelled_at: Instant;
  fee: Amount;
  refund: Amount;
  refund_status: RefundStatus;
}
