import type {
  AllowedAction,
  ConfirmedBy,
  ReservationStatus,
  Stay,
  StayDifference,
  TravellerBand,
} from '../../generated/types.ts';
import { feeAt } from '../catalogue/cancellation.rules.ts';
import type { Allocation } from '../catalogue/options.rules.ts';
import { addDays } from '../platform/values/nights.ts';
import { portTime } from '../platform/values/port-time.ts';

/** Limits on the open holds of one client address, phone number or email address. The first hold is always allowed. */
export const MOST_HELD = {
  address: { holds: 10, roomNights: 20 },
  phone: { holds: 3, roomNights: 20 },
  email: { holds: 3, roomNights: 20 },
};

export type HoldKey = { companyCode: string; holdNumber: string };

export type ReservationKey = { companyCode: string; reservationNumber: string };

export type { Allocation };

export type HotelAllocation = { companyCode: string; hotelCode: string; allocation: Allocation };

/** The change that a quote prices. The key identifies the reservation's own hold, not the hold of the change. */
export type QuotedChange = HoldKey & { difference: StayDifference };

export type StayChange = {
  reservationNumber: string;
  difference: StayDifference;
  /** The complete allocation of the stay after the change, including inventory that the reservation already has. */
  becomes: Allocation;
  /** Whether the change must be guaranteed with a card. */
  guarantee: boolean;
  /** The voyage's travellers after the change, in the order in which they are stored. */
  places?: TravellerPlace[];
};

/** A traveller's age band and the index of the traveller's cabin. */
export type TravellerPlace = { cabin: number; band: TravellerBand };

/** The state of a notification. A dropped notification was outdated when it came due, or had no recipient. */
export type NotificationState = 'waiting' | 'sent' | 'dropped' | 'given_up';

/** These durations come from docs/decisions/holds-and-inventory.md and docs/decisions/lookup.md. */
export const QUOTE_MINUTES = 30;
export const HOLD_MINUTES = 15;
export const LOOKUP_MINUTES = 30;
export const CHECK_IN_TOKEN_MINUTES = 5;
const TOKEN_DAYS_AFTER_CHECK_OUT = 30;
/** The maximum time for which a hold is kept past its expiry while a card approval is running. Any later charge is refunded. */
export const PAYING_GRACE_SECONDS = 60;

/**
 * Compares a stay with its quote. Returns null if the guest can continue, or a problem code: `price_changed` if the total differs,
 * or `room_changed` if the payment type, amount due now, cancellation fee, ships, travel times or passport dates differ. `daysLeft`
 * is the number of days until check-in.
 */
export function changeSince(
  quoted: Stay,
  now: Stay,
  daysLeft: number,
): { code: 'price_changed' | 'room_changed'; prices: { price_before?: number; price_after?: number } } | null {
  if (quoted.total_price !== now.total_price) {
    return { code: 'price_changed', prices: { price_before: quoted.total_price, price_after: now.total_price } };
  }
  const [before, after] = [quoted.cancellation_policy.tiers, now.cancellation_policy.tiers];
  const thresholds = [daysLeft, ...[...before, ...after].map((tier) => tier.days_before)];
  const sameFee = thresholds
    .filter((days) => days <= daysLeft)
    .every((days) => feeAt(before, days)?.fee === feeAt(after, days)?.fee);
  const sameShips = JSON.stringify(timesOf(quoted)) === JSON.stringify(timesOf(now));
  const sameDue = quoted.payment_type === now.payment_type && quoted.paid_amount === now.paid_amount;
  return sameFee && sameDue && sameShips ? null : { code: 'room_changed', prices: {} };
}

function timesOf({ voyage }: Stay) {
  if (!voyage) return null;
  const { legs, passports_valid_until, passports_deleted_on } = voyage;
  const times = legs.map(({ ship_code, departs_at, arrives_at }) => [ship_code, departs_at, arrives_at]);
  return { times, passports_valid_until, passports_deleted_on };
}

/**
 * Returns when a hold for a stay, or for a change between two stays, expires: after HOLD_MINUTES, or earlier if it is then too late to
 * begin one of the stays, because the arrival day ends in the property's time zone or the first ship departs.
 */
export function holdExpiry(stays: readonly Stay[], timeZone: string, now: Date): Date {
  const ends = stays.map(({ start_date, voyage }) =>
    Date.parse(voyage?.legs[0]?.departs_at ?? portTime(`${addDays(start_date, 1)}T00:00`, timeZone)),
  );
  return new Date(Math.min(now.getTime() + HOLD_MINUTES * 60_000, ...ends));
}

type Due = { kind: 'card' | 'guarantee'; amount: number };
const GUARANTEE: Due = { kind: 'guarantee', amount: 0 };

/**
 * Returns the card payment (in minor units) or guarantee that is needed before a stay or its change is confirmed, or null if
 * neither is needed.
 */
export function dueFor({ stay, change }: { stay: Stay; change: StayChange | null }): Due | null {
  if (change) {
    const { to_pay } = change.difference;
    return change.guarantee ? GUARANTEE : to_pay > 0 ? { kind: 'card', amount: to_pay } : null;
  }
  if (stay.total_price === 0) return null;
  if (stay.payment_type === 'GUARANTEE') return GUARANTEE;
  return stay.paid_amount > 0 ? { kind: 'card', amount: stay.paid_amount } : null;
}

export function confirmedBy(of: { stay: Stay; change: StayChange | null }): ConfirmedBy {
  if (dueFor(of)) return 'payment';
  return of.change ? 'holder' : 'code';
}

/** Returns the fee for cancelling `daysLeft` days before check-in (docs/decisions/cancelling-and-changing.md). */
export function cancellationFee(stay: Stay, daysLeft: number): { fee_percent: number; fee: number } {
  const tier = feeAt(stay.cancellation_policy.tiers, daysLeft);
  return tier ? { fee_percent: tier.fee_percent, fee: tier.fee } : { fee_percent: 100, fee: stay.total_price };
}

export function refundOf(paid: number, fee: number): number {
  return Math.max(0, paid - fee);
}

/** Returns the expiry time of a Reservation-Token that was issued for a booking or sent in an email. */
export function tokenExpiry(checkOut: string): Date {
  return new Date(Date.parse(checkOut) + TOKEN_DAYS_AFTER_CHECK_OUT * 86_400_000);
}

/** Returns whether the first ship of a voyage has departed. */
export function hasBegun({ voyage }: Stay, now: Date): boolean {
  const leg = voyage?.legs[0];
  return leg !== undefined && Date.parse(leg.departs_at) <= now.getTime();
}

/**
 * Returns the actions that the guest may take on a reservation. `today` is the date in the hotel's time zone. `begun` means that
 * the first ship has departed.
 */
export function allowedActions(
  status: ReservationStatus,
  checkIn: string,
  { today: day, begun }: { today: string; begun: boolean },
): AllowedAction[] {
  const active = status === 'confirmed' || status === 'complete';
  if (!active) return ['print'];
  const open: AllowedAction[] =
    day > checkIn || begun ? [] : status === 'confirmed' ? ['change', 'cancel'] : ['cancel'];
  return [...open, 'print', 'calendar', 'check_in'];
}
