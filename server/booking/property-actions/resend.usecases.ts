import type { ProblemCode } from '../../../generated/problems.ts';
import type { ReservationStateResult } from '../../../generated/types.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import { queueConfirmation } from '../notification/queue-notification.usecases.ts';
import { actOnReservation, type PropertyCall, type PropertyDeps } from './property-action.usecases.ts';

/**
 * Queues another email about the reservation's current state. Fails with `change_failed` once the stay has ended, and
 * with `unavailable` if email isn't configured or the booker has no address.
 */
export function resendProviderConfirmation(
  deps: PropertyDeps,
  call: PropertyCall,
): Promise<Outcome<ReservationStateResult, ProblemCode<'resendProviderConfirmation'>>> {
  return actOnReservation(deps, call, async (tx, { found }) => {
    if (found.reservation.status === 'used') return fail('change_failed', { detail: 'The stay has ended.' });
    const queued = await queueConfirmation(deps, tx, found);
    return queued.ok ? ok({}) : queued;
  });
}
