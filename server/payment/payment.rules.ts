import type { PaymentStatus } from '../../generated/types.ts';

/** `orderId` is also the provider's order id. */
export type PaymentKey = { companyCode: string; orderId: string };

export type RefundKey = { companyCode: string; refundId: string };

/**
 * Finer than the contract's status: `approving` (approval running) and `unknown` (approval unanswered) are both `in_progress` there.
 * `undoing`: a net cancel was sent and may take effect at any time, so the charge must never become a reservation.
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

/** `refused`: by the provider, for good; `paid_out`: by the property, by other means. */
export type RefundState = 'pending' | 'completed' | 'refused' | 'paid_out';

/** States in which a charge may still become a reservation. */
export const UNDECIDED: readonly PaymentState[] = ['approving', 'unknown'];

/** States in which the provider may hold money that we have not recorded. */
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

/** For the network, on top of the gateway's own timeout. */
const MARGIN_MS = 3_000;

/** Returns when an approval that began at `since` and has no answer becomes `unknown`. */
export function unknownAt(since: Date, { answerWithinMs }: { answerWithinMs: number }): Date {
  return new Date(since.getTime() + answerWithinMs + MARGIN_MS);
}

/** When to query a failed payment again, in ms after it failed: an unanswered approval may still charge the card. */
const LATE_CHARGE_CHECKS_MS = [2 * 60_000, 10 * 60_000, 60 * 60_000];

/** Returns the next query of a failed payment after `now`, or null after the last. */
export function nextLateCheck(failedAt: Date, now: Date): Date | null {
  const at = LATE_CHARGE_CHECKS_MS.map((later) => failedAt.getTime() + later).find((one) => one > now.getTime());
  return at === undefined ? null : new Date(at);
}

/** Must exceed the time of two queries and a net cancel, or two servers work on the same payment. */
export const LEASE_MS = 120_000;
