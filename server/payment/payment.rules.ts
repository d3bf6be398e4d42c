import type { PaymentStatus } from '../../generated/types.ts';

/** `orderId` is also the provider's order ID. */
export type PaymentKey = { companyCode: string; orderId: string };

export type RefundKey = { companyCode: string; refundId: string };

/**
 * More detailed than the contract's status: `approving` (approval running) and `unknown` (approval without a usable
 * response) are both `in_progress` there. In state `undoing`, a net cancel can take effect at any time, so the charge
 * must never become a reservation.
 */
export type PaymentState =
  | 'ready'
  | 'approving'
  | 'unknown'
  | 'undoing'
  | 'completed'
  | 'cancelled'
  | 'failed'
  | 'refunding'
  | 'refund_refused'
  | 'refunded';

/** `refused`: the provider refused the refund permanently. `paid_out`: the property then paid it by other means. */
export type RefundState = 'pending' | 'completed' | 'refused' | 'paid_out';

/** States from which a charge can still become a reservation. */
export const UNDECIDED: readonly PaymentState[] = ['approving', 'unknown'];

/** States in which the card may have been charged without our knowledge. */
export const UNRECONCILED: readonly PaymentState[] = [...UNDECIDED, 'undoing'];

const STATUS: Record<PaymentState, PaymentStatus> = {
  ready: 'ready',
  approving: 'in_progress',
  unknown: 'in_progress',
  undoing: 'in_progress',
  refunding: 'in_progress',
  completed: 'completed',
  cancelled: 'cancelled',
  failed: 'failed',
  refund_refused: 'refund_refused',
  refunded: 'refunded',
};

export function statusOf(state: PaymentState): PaymentStatus {
  return STATUS[state];
}

/** Allowance for the network, added to the gateway's own timeout. */
const MARGIN_MS = 3_000;

/** Returns the time at which an approval that began at `since` becomes `unknown` for lack of a response. */
export function unknownAt(since: Date, { answerWithinMs }: { answerWithinMs: number }): Date {
  return new Date(since.getTime() + answerWithinMs + MARGIN_MS);
}

/**
 * A failed payment is queried again after these delays, because an approval without a response may still charge the
 * card.
 */
const LATE_CHARGE_CHECKS_MS = [2 * 60_000, 10 * 60_000, 60 * 60_000];

/** Returns the time of the next query after `now`, or null if there are none left. */
export function nextLateCheck(failedAt: Date, now: Date): Date | null {
  const at = LATE_CHARGE_CHECKS_MS.map((later) => failedAt.getTime() + later).find((one) => one > now.getTime());
  return at === undefined ? null : new Date(at);
}

/** Must exceed the duration of two queries and a net cancel, or two servers could work on the same payment. */
export const LEASE_MS = 120_000;
