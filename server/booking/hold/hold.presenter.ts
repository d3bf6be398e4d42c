import type { ConfirmedBy, HoldResult, Stay } from '../../../generated/types.ts';
import type { HoldRow } from '../booking.repository.ts';
import { presentTravellers } from '../traveller/traveller.presenter.ts';
import type { TravellerRow } from '../traveller/traveller.repository.ts';
import { bookerOf, displayName, dueFor, type StayChange } from '../booking.rules.ts';

/** A hold as its guest sees it, with the number of the reservation that it has become. Its token is told by reserving alone. */
export function presentHold(
  hold: HoldRow,
  reservationNumber: string | null,
  now: Date,
  travellers: readonly TravellerRow[],
): HoldResult {
  const booker = bookerOf(hold.customer);
  return {
    result: 'success',
    hold_number: hold.holdNumber,
    status: statusNow(hold, now),
    confirmed_by: confirmedBy(hold),
    expires_at: hold.expiresAt.toISOString(),
    server_time: now.toISOString(),
    reservation_number: reservationNumber,
    reservation_token: null,
    guest_name: displayName(hold.customer),
    booker_name: booker.name,
    booker_email: booker.email,
    stay: hold.stay,
    travellers: presentTravellers(travellers, hold.change?.places),
    change: hold.change && {
      reservation_number: hold.change.reservationNumber,
      difference: hold.change.difference,
    },
  };
}

/** What makes a reservation of this stay, or makes the change of one. */
export function confirmedBy(of: { stay: Stay; change: StayChange | null }): ConfirmedBy {
  if (dueFor(of)) return 'payment';
  return of.change ? 'holder' : 'code';
}

/** A hold whose time is over is told as expired, though the sweep may need a moment more to give the rooms back. */
function statusNow(hold: HoldRow, now: Date): HoldRow['status'] {
  const over = hold.status === 'held' && hold.expiresAt <= now && hold.payingUntil === null;
  return over ? 'expired' : hold.status;
}
