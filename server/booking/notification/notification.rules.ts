import type { RefundStatus, Reservation } from '../../../generated/types.ts';
import { isActive, type ReservationKey } from '../booking.rules.ts';

export type NotificationKind = 'booked' | 'changed' | 'cancelled' | 'no_show' | 'refunded' | 'reminder' | 'claimed';

export type NotificationKey = ReservationKey & { kind: NotificationKind; eventId: string; channel: 'SMS' | 'EMAIL' };

/** Long enough to outlast an overnight outage. */
export const GIVEN_UP_AFTER_MS = 24 * 3_600_000;
/**
 * The minimum number of attempts, which take about two hours. It matters for notifications that were queued more than a
 * day before the first attempt, for example while the server had SEND=off.
 */
export const GIVEN_UP_AFTER_TRIES = 20;

/** `daysBefore` counts days before check-in. `at` is in the property's local time. */
export const REMINDER = { daysBefore: 2, at: '10:00' };

/**
 * Returns whether a notification still describes the reservation. For a refund, `refunded` is the cancellation or
 * change that caused it, or the refund by the property. `today` is the date in the hotel's time zone.
 */
export function isStillTrue(
  { kind, eventId }: Pick<NotificationKey, 'kind' | 'eventId'>,
  now: { reservation: Reservation; refunded: { refund_status: RefundStatus } | null },
  today: string,
): boolean {
  const { status, check_in, allowed_actions } = now.reservation;
  const active = isActive(status);
  switch (kind) {
    case 'booked':
    case 'changed':
      return active;
    case 'reminder':
      return active && check_in === eventId && today < check_in;
    case 'claimed':
      return !allowed_actions.includes('claim');
    case 'cancelled':
      return status === 'cancelled';
    case 'no_show':
      return now.reservation.no_show_at !== undefined;
    case 'refunded':
      return now.refunded?.refund_status === 'completed' || now.refunded?.refund_status === 'paid_out';
  }
}
