/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { Instant } from './instant.ts';
import { RefundStatus } from './refundStatus.ts';

export const Cancellation = zod.strictObject({
  "cancelled_at": Instant,
  "fee": Amount,
  "refund": Amount,
  "refund_status": RefundStatus
}).meta({ id: 'Cancellation', description: 'How the reservation was cancelled.' });

export type Cancellation = zod.input<typeof Cancellation>;
export type CancellationOutput = zod.output<typeof Cancellation>;
