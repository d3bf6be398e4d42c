import type { RefundStatus, Reservation } from '../../../generated/types.ts';
import type { ReservationKey } from '../booking.rules.ts';

export type NotificationKind = 'booked' | 'changed' | 'cancelled' | 'refunded' | 'reminder';

export type NotificationKey = ReservationKey & { kind: NotificationKind; eventId: string; channel: 'SMS' | 'EMAIL' };

/** Long enough to outlast an outage over night. */
export const GIVEN_UP_AFTER_MS = 24 * 3_600_000;

/** `at`: by the property's clock. */
export const REMINDER = { daysBefore: 2, at: '10:00' };

/**
 * Whether a notification still describes the reservation. `refunded`: the cancellation or change that a refund belongs to.
 * `today`: by the hotel's clock.
 */
export function isStillTrue(
  { kind, eventId }: Pick<NotificationKey, 'kind' | 'eventId'>,
  now: { reservation: Reservation; refunded: { refund_status: RefundStatus } | null },
  today: string,
): boolean {
  const { status, check_in } = now.reservation;
  const active = status === 'confirmed' || status === 'complete';
  switch (kind) {
    case 'booked':
    case 'changed':
      return active;
    case 'reminder':
      return active && check_in === eventId && today < check_in;
    case 'cancelled':
      return status === 'cancelled';
    case 'refunded':
      return now.refunded?.refund_status === 'completed' || now.refunded?.refund_status === 'paid_out';
  }
}
