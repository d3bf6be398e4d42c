/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type ConfirmGuaranteeHeaders = {
/**
 * A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed.
 */
'Idempotency-Key': string;
};
