/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * none - nothing was to come back. pending - sent, or being asked about. completed - the card provider confirmed it.
 */
export type RefundStatus = typeof RefundStatus[keyof typeof RefundStatus];


export const RefundStatus = {
  none: 'none',
  pending: 'pending',
  completed: 'completed',
} as const;
