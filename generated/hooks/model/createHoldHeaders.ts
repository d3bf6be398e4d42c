/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { IdempotencyKeyParameter } from './idempotencyKeyParameter.ts';

export type CreateHoldHeaders = {
/**
 * A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed.
 */
'Idempotency-Key': IdempotencyKeyParameter;
};
