import type { HoldResult } from '../../../generated/types.ts';
import { confirmedBy } from '../booking.rules.ts';
import type { HoldRow } from '../booking.tables.ts';
import { bookerOf, displayName } from '../customer.rules.ts';
import { presentTravellers } from '../traveller/traveller.presenter.ts';
import type { TravellerRow } from '../traveller/traveller.repository.ts';

/** Leaves the token null. The calls that create holds add it. */
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

/**
 * Reports an overdue hold as `expired` even if the sweep hasn't released its rooms yet, unless it is being paid for.
 */
function statusNow(hold: HoldRow, now: Date): HoldRow['status'] {
  const overdue = hold.status === 'held' && hold.expiresAt <= now && hold.payingUntil === null;
  return overdue ? 'expired' : hold.status;
}
