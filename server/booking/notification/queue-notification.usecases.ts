import type { ProblemCode } from '../../../generated/problems.ts';
import type { ConfirmationMailResult } from '../../../generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { channelsOf, type Mailer, type SmsGateway } from '../../platform/messages/outgoing.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { HoldKey, ReservationKey } from '../booking.rules.ts';
import { bookerOf } from '../customer.rules.ts';
import {
  type FoundReservation,
  findReservation,
  findReservationNumber,
} from '../reservation/reservation.repository.ts';
import { insertNotifications } from './notification.repository.ts';

export type NotificationChannels = { clock: Clock; sms: SmsGateway; mailer: Mailer };

/**
 * Queues a notification in the caller's transaction. It is sent after the commit. `eventId` distinguishes events of
 * the same kind; for a change or refund, it is the number of the hold, or the ID of the property's decision, that caused it.
 */
export function queueNotification(
  { clock, ...channels }: NotificationChannels,
  tx: Database,
  reservation: ReservationKey,
  kind: 'booked' | 'changed' | 'cancelled' | 'no_show' | 'refunded' | 'claimed',
  eventId = '',
): Promise<void> {
  return insertNotifications(tx, reservation, { kind, eventId }, clock.now(), channelsOf(channels));
}

/**
 * Queues a notification about a completed refund. `cause` is the hold of the cancelled reservation or of the change,
 * or a decision of the property.
 * Does nothing if that hold was never confirmed. If several payments are refunded, call this after the last refund.
 */
export async function queueRefundNotification(
  channels: NotificationChannels,
  tx: Database,
  cause: HoldKey & { propertyRefundId?: string | null },
): Promise<void> {
  const { companyCode, holdNumber, propertyRefundId } = cause;
  const reservationNumber = await findReservationNumber(tx, cause);
  if (reservationNumber !== null)
    await queueNotification(
      channels,
      tx,
      { companyCode, reservationNumber },
      'refunded',
      propertyRefundId ?? holdNumber,
    );
}

/**
 * Queues another email about the reservation's current state. Fails with `unavailable` if email isn't configured or
 * the booker has no address.
 */
export async function resendConfirmation(
  deps: NotificationChannels & { db: Database; ids: Ids },
  of: HoldKey & ReservationKey,
): Promise<Outcome<ConfirmationMailResult, ProblemCode<'resendConfirmation'>>> {
  return inTransaction(deps.db, async (tx) => {
    const found = await findReservation(tx, of);
    if (!found || found.hold.holdNumber !== of.holdNumber) return fail('reservation_not_found');
    const to = await queueConfirmation(deps, tx, found);
    return to.ok ? ok({ result: 'success', confirmation_mail: { to: to.value, state: 'sending' } }) : to;
  });
}

/** Like `resendConfirmation`, but in the caller's transaction. Returns the recipient. */
export async function queueConfirmation(
  deps: NotificationChannels & { ids: Ids },
  tx: Database,
  { reservation, hold }: FoundReservation,
): Promise<Outcome<string, 'unavailable'>> {
  const to = bookerOf(hold.customer).email;
  if (!deps.mailer.configured || to === '') return fail('unavailable');
  const kind = reservation.status === 'cancelled' ? 'cancelled' : 'booked';
  await insertNotifications(tx, reservation, { kind, eventId: deps.ids.uuid() }, deps.clock.now(), ['EMAIL']);
  return ok(to);
}
