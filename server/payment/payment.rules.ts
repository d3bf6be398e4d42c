import type { PaymentStatus } from '../../generated/types.ts';

/** `orderId` is also the provider's order id. */
export type PaymentKey = { companyCode: string; orderId: string };

export type RefundKey = { companyCode: string; refundId: string };

/**
 * The state of a payment, in more detail than the contract's status, where `approving` (the approval is running) and `unknown` (the
 * approval had no usable response) are both `in_progress`. In state `undoing`, a net cancel may take effect at any time, so the charge
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

/**
 * The state of a refund. `refused` means that the provider refused it permanently, and `paid_out` that the property paid it by other means.
 */
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

/** Allowance for the network, on top of the gateway's own timeout. */
const MARGIN_MS = 3_000;

/** Returns the time at which an approval that began at `since` becomes `unknown` if there is no response. */
export function unknownAt(since: Date, { answerWithinMs }: { answerWithinMs: number }): Date {
  return new Date(since.getTime() + answerWithinMs + MARGIN_MS);
}

/** The delays after which a failed payment is queried again, in ms, because an unanswered approval may still charge the card. */
const LATE_CHARGE_CHECKS_MS = [2 * 60_000, 10 * 60_000, 60 * 60_000];

/** Returns the time of the next query after `now` for a failed payment, or null if there are no more queries. */
export function nextLateCheck(failedAt: Date, now: Date): Date | null {
  const at = LATE_CHARGE_CHECKS_MS.map((later) => failedAt.getTime() + later).find((one) => one > now.getTime());
  return at === undefined ? null : new Date(at);
}

/** Must exceed the duration of two queries and a net cancel. Otherwise, two servers could work on the same payment. */
export const LEASE_MS = 120_000;
