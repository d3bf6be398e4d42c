import type { ProblemCode } from '../../../generated/problems.ts';
import type { ReservationStateResult } from '../../../generated/types.ts';
import { recordEvents } from '../../platform/events/events.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import { addDays } from '../../platform/values/nights.ts';
import { portTime } from '../../platform/values/port-time.ts';
import { queueNotification } from '../notification/queue-notification.usecases.ts';
import { markNoShow as markNoShowRow, markUsed } from '../reservation/reservation.repository.ts';
import { finishStays } from '../reservation/stay-end.usecases.ts';
import { actOnReservation, type PropertyCall, type PropertyDeps } from './property-action.usecases.ts';

/**
 * Records that the guest didn't arrive. The stay becomes `used`, so nothing is refunded, and earns no points. Fails
 * with `change_failed` before the check-in date, and once the reservation is cancelled or used.
 */
export function markNoShow(
  deps: PropertyDeps,
  call: PropertyCall,
): Promise<Outcome<ReservationStateResult, ProblemCode<'markNoShow'>>> {
  return actOnReservation(deps, call, async (tx, { found, money, hotel, today }) => {
    const { companyCode, holdNumber } = found.hold;
    const { hotelCode, reservationNumber, checkOut } = found.reservation;
    const of = { companyCode, reservationNumber };
    if (!(await markNoShowRow(tx, of, today, deps.clock.now()))) return fail('change_failed');
    await queueNotification(deps, tx, of, 'no_show');
    await recordEvents(deps, tx, [{ ...of, hotelCode, type: 'reservation.no_show' }]);
    // Until then, the property can charge the card for the missed stay.
    const checkedOut = new Date(portTime(`${addDays(checkOut, 1)}T00:00`, hotel.document.time_zone));
    if (money?.kind === 'guarantee')
      await deps.money.scheduleCardRevocation(tx, { companyCode, holdNumber }, checkedOut);
    return ok({ status: 'used', no_show: true });
  });
}

/**
 * Marks a stay as used before the job does, and grants the points that it earned. Fails with `change_failed` before the
 * check-in date, and once the reservation is cancelled or used.
 */
export function checkOutReservation(
  deps: PropertyDeps,
  call: PropertyCall,
): Promise<Outcome<ReservationStateResult, ProblemCode<'checkOutReservation'>>> {
  return actOnReservation(deps, call, async (tx, { found, today }) => {
    const ended = await markUsed(tx, found.reservation, today);
    if (!ended) return fail('change_failed');
    await finishStays(deps, tx, found.reservation, [ended]);
    return ok({ status: 'used' });
  });
}
