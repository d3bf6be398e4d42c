import type { ConfirmedBy, HoldResult, Stay } from '../../generated/types.ts';
import type { HoldRow } from './booking.repository.ts';
import { bookerOf, displayName, needsPayment } from './booking.rules.ts';

/** A hold as its guest sees it, with the number of the reservation that it has become. Its token is told by reserving alone. */
export function presentHold(hold: HoldRow, reservationNumber: string | null, now: Date): HoldResult {
  const booker = bookerOf(hold.customer);
  return {
    result: 'success',
    hold_number: hold.holdNumber,
    status: statusNow(hold, now),
    confirmed_by: confirmedBy(hold.stay),
    expires_at: hold.expiresAt.toISOString(),
    server_time: now.toISOString(),
    reservation_number: reservationNumber,
    reservation_token: null,
    guest_name: displayName(hold.customer),
    booker_name: booker.name,
    booker_email: booker.email,
    stay: hold.stay,
  };
}

/** What makes a reservation of this stay. */
export function confirmedBy(stay: Stay): ConfirmedBy {
  return needsPayment(stay) ? 'payment' : 'code';
}

/** A hold whose time is over is told as expired, though the sweep may need a moment more to give the rooms back. */
function statusNow(hold: HoldRow, now: Date): HoldRow['status'] {
  const over = hold.status === 'held' && hold.expiresAt <= now && hold.payingUntil === null;
  return over ? 'expired' : hold.status;
}
