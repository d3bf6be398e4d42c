import type { ProblemCode } from '../../../generated/problems.ts';
import type { PropertyCancellationRequest, ReservationStateResult } from '../../../generated/types.ts';
import { fail, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import { isActive } from '../booking.rules.ts';
import { endReservation } from '../cancellation/end-reservation.usecases.ts';
import { releaseOpenChange } from '../reservation/changes.repository.ts';
import { refundable } from '../reservation/reservation.usecases.ts';
import { actOnReservation, type PropertyCall, type PropertyDeps } from './property-action.usecases.ts';

/**
 * Cancels a reservation on the property's decision, also after its check-in. What isn't refunded is kept as the fee.
 * Fails with `cancel_failed` if the reservation is cancelled or used, and with `validation` if the refund exceeds what
 * was paid (docs/decisions/cancelling-and-changing.md).
 */
export function cancelProviderReservation(
  deps: PropertyDeps,
  call: PropertyCall,
  { reason, ...request }: PropertyCancellationRequest,
): Promise<Outcome<ReservationStateResult, ProblemCode<'cancelProviderReservation'>>> {
  return actOnReservation(deps, call, async (tx, now) => {
    const { found, money } = now;
    if (!isActive(found.reservation.status)) return fail('cancel_failed');
    const open = await releaseOpenChange(tx, found.hold);
    const most = refundable(found, money);
    const { refund = most } = request;
    if (refund > most) return fieldFail('/refund', 'validation', `At most ${most} can be refunded.`);
    const fee = most - refund;
    const kept = { points: 0, vouchers: fee > 0 };
    const ended = await endReservation(deps, tx, now, open, {
      fee,
      refund,
      reason,
      byProperty: true,
      onOrAfter: null,
      kept,
    });
    return ended.ok ? ok({ status: 'cancelled', fee, refund }) : ended;
  });
}
