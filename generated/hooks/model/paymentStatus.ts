/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * ready - the card window may be opened. in_progress - authorised and being settled, or its result is being asked for. completed - charged or guaranteed, and the booking is confirmed. cancelled - the guest closed the window. failed - refused, nothing is charged. refunded - was charged without a booking, and has been given back. ready becomes in_progress, cancelled or failed; in_progress becomes completed, failed or refunded; the others are final.
 */
export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];


export const PaymentStatus = {
  ready: 'ready',
  in_progress: 'in_progress',
  completed: 'completed',
  cancelled: 'cancelled',
  failed: 'failed',
  refunded: 'refunded',
} as const;
