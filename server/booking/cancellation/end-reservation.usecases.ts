import type { Database } from '../../platform/database/database.ts';
import { recordEvents } from '../../platform/events/events.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { HoldRow } from '../booking.tables.ts';
import { releaseTaken } from '../hold/taken.usecases.ts';
import type { Money } from '../money.port.ts';
import { type NotificationChannels, queueNotification } from '../notification/queue-notification.usecases.ts';
import type { ReservationNow } from '../reservation/reservation.presenter.ts';
import { type Cancelling, cancelReservationRow } from '../reservation/reservation.repository.ts';

type Deps = NotificationChannels & { ids: Ids; money: Money };

/** `kept` contains the points kept as a fee, and whether the vouchers are kept. */
type End = Cancelling & { kept: { points: number; vouchers: boolean } };

/**
 * Cancels a reservation in the caller's transaction, which must have locked it. Releases its inventory and that of
 * `open`, its open changes; returns its benefits; and queues the refund and the notification. Fails with
 * `cancel_failed` if the reservation isn't active or the refund exceeds what can be refunded.
 */
export async function endReservation(
  deps: Deps,
  tx: Database,
  { found, money }: ReservationNow,
  open: readonly HoldRow[],
  end: End,
): Promise<Outcome<void, 'cancel_failed'>> {
  const { companyCode, holdNumber } = found.hold;
  const { hotelCode, reservationNumber } = found.reservation;
  const of = { companyCode, holdNumber, reservationNumber };
  if (!(await cancelReservationRow(tx, of, end, deps.clock.now()))) return fail('cancel_failed');
  await releaseTaken(tx, deps, [found.hold, ...open], end.kept);
  if (money && end.refund > 0) {
    const what = { amount: end.refund, reason: 'reservation cancelled', causedBy: holdNumber };
    const refunded = await deps.money.refund(tx, of, what);
    if (!refunded.ok) return refunded;
  }
  await queueNotification(deps, tx, of, 'cancelled');
  await recordEvents(deps, tx, [{ companyCode, hotelCode, reservationNumber, type: 'reservation.cancelled' }]);
  if (money?.kind === 'guarantee') await deps.money.scheduleCardRevocation(tx, of);
  return ok();
}
