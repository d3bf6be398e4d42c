import type { PaymentStatus } from '../../generated/types.ts';

/** Which payment: its order id is the provider's too. */
export type PaymentKey = { companyCode: string; orderId: string };

/** Which refund. */
export type RefundKey = { companyCode: string; refundId: string };

/**
 * Where a payment is. Finer than what the contract tells, because an unanswered approval (`unknown`) and a running one (`approving`)
 * need different care, though both are "in progress" to the guest. `undoing`: a net cancel was sent and may arrive whenever it likes, so
 * that no reservation may come of the charge any more.
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

/** `refused`: the provider will not give it back; `paid_out`: the property has, by other means. */
export type RefundState = 'pending' | 'completed' | 'refused' | 'paid_out';

/** The states in which a charge may still become a reservation. */
export const UNDECIDED: readonly PaymentState[] = ['approving', 'unknown'];

/** The states in which the provider may be holding money that we have not accounted for. */
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

/** The contract's word for a state. */
export function statusOf(state: PaymentState): PaymentStatus {
  return STATUS[state];
}

/** A little for the way there and back, beyond what the gateway itself waits. */
const MARGIN_MS = 3_000;

/** When an approval that began at `since` and has had no answer is treated as unknown. */
export function unknownAt(since: Date, { answerWithinMs }: { answerWithinMs: number }): Date {
  return new Date(since.getTime() + answerWithinMs + MARGIN_MS);
}

/** When a payment that failed with nothing found is asked about again: an approval without an answer may still charge (milliseconds). */
const LATE_CHARGE_CHECKS_MS = [2 * 60_000, 10 * 60_000, 60 * 60_000];

/** The next time after `now` at which a payment that failed then is asked about; null when that was often enough. */
export function nextLateCheck(failedAt: Date, now: Date): Date | null {
  const at = LATE_CHARGE_CHECKS_MS.map((later) => failedAt.getTime() + later).find((one) => one > now.getTime());
  return at === undefined ? null : new Date(at);
}

/** Longer than whoever asks the provider, net-cancels and asks again can take: what is claimed is left to them for so long. */
export const LEASE_MS = 120_000;
