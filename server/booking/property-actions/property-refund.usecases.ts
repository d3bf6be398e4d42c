import type { ProblemCode } from '../../../generated/problems.ts';
import type { PropertyRefundRequest, ReservationStateResult } from '../../../generated/types.ts';
import { fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import { actOnReservation, type PropertyCall, type PropertyDeps } from './property-action.usecases.ts';

/**
 * Refunds part of a reservation's payments without cancelling it, in any state. Fails with `validation` if the amount
 * exceeds what can still be refunded.
 */
export function createPropertyRefund(
  deps: PropertyDeps,
  call: PropertyCall,
  request: PropertyRefundRequest,
): Promise<Outcome<ReservationStateResult, ProblemCode<'createPropertyRefund'>>> {
  return actOnReservation(deps, call, async (tx, { found }) => {
    const granted = await deps.money.refundForProperty(tx, found.hold, request);
    if (!granted.ok) return fieldFail('/amount', 'validation', granted.failure.detail);
    return ok({ property_refund_id: granted.value, amount: request.amount });
  });
}
