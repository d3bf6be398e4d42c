import type { RefundStatus, Reservation } from '../../../generated/types.ts';
import type { ReservationKey } from '../booking.rules.ts';

/** What a guest hears of a reservation. */
export type NotificationKind = 'booked' | 'changed' | 'cancelled' | 'refunded' | 'reminder';

/** `dropped`: by the time it was to be sent it was no longer so, or nobody was there to get it. */
export type NotificationState = 'waiting' | 'sent' | 'dropped' | 'given_up';

export type NotificationKey = ReservationKey & { kind: NotificationKind; eventId: string; channel: 'SMS' | 'EMAIL' };

/** A provider that is away is tried again for so long: over a night, and over most of what goes wrong with one. */
export const GIVEN_UP_AFTER_MS = 24 * 3_600_000;

/** A reminder goes out in the morning of the property, this long before check-in. */
export const REMINDER = { daysBefore: 2, at: '10:00' };

/**
 * Whether it is still so, by what the reservation is now on the hotel's `today`. What is not so is not said. `back`: what the money that is
 * told of goes back for.
 */
export function isStillSo(
  { kind, eventId }: Pick<NotificationKey, 'kind' | 'eventId'>,
  now: { reservation: Reservation; back: { refund_status: RefundStatus } | null },
  today: string,
): boolean {
  const { status, check_in } = now.reservation;
  const stands = status === 'confirmed' || status === 'complete';
  switch (kind) {
    case 'booked':
    case 'changed':
      return stands;
    case 'reminder':
      return stands && check_in === eventId && today < check_in;
    case 'cancelled':
      return status === 'cancelled';
    case 'refunded':
      return now.back?.refund_status === 'completed' || now.back?.refund_status === 'paid_out';
  }
}
