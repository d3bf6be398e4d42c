import type { PaymentStatus } from '../../generated/types.ts';

/** Which payment: its order id is the provider's too. */
export type PaymentKey = { companyCode: string; orderId: string };

/** Which refund. */
export type RefundKey = { companyCode: string; refundId: string };

/**
 * Where a payment is. Finer than what the contract tells, because an unanswered approval (`unknown`) and a running one (`approving`)
 * need different care, though both are "in progress" to the guest.
 */
export type PaymentState =
  | 'ready'
  | 'approving'
  | 'unknown'
  | 'completed'
  | 'cancelled'
  | 'failed'
  | 'refunding'
  | 'refunded';

/** The states in which the provider may be holding money that we have not accounted for. */
export const UNRECONCILED: readonly PaymentState[] = ['approving', 'unknown'];

const STATUS: Record<PaymentState, PaymentStatus> = {
  ready: 'ready',
  approving: 'in_progress',
  unknown: 'in_progress',
  refunding: 'in_progress',
  completed: 'completed',
  cancelled: 'cancelled',
  failed: 'failed',
  refunded: 'refunded',
};

/** The contract's word for a state. */
export function statusOf(state: PaymentState): PaymentStatus {
  return STATUS[state];
}

/** An approval that has had no answer for longer than the gateway waits (5 s + 30 s) is treated as unknown. */
export const APPROVAL_LIMIT_MS = 38_000;

/** When a payment that failed with nothing found is asked about again: an approval without an answer may still charge (milliseconds). */
export const LATE_CHARGE_CHECKS_MS = [2 * 60_000, 10 * 60_000, 60 * 60_000];

/** What the reconciliation does with a payment it finds. */
export function reconciliationStep(
  found: { state: PaymentState; approvingSince: Date | null },
  now: Date,
): 'leave' | 'wait' | 'ask' {
  if (found.state === 'unknown') return 'ask';
  if (found.state !== 'approving') return 'leave';
  const since = found.approvingSince?.getTime() ?? 0;
  return now.getTime() - since >= APPROVAL_LIMIT_MS ? 'ask' : 'wait';
}
