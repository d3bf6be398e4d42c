import type {
  AllowedAction,
  ConfirmedBy,
  ReservationStatus,
  Stay,
  StayDifference,
  TravellerBand,
} from '../../generated/types.ts';
import type { HotelDocument } from '../property/hotel.rules.ts';
import { feeAt } from '../catalogue/cancellation.rules.ts';
import type { Allocation } from '../catalogue/options.rules.ts';
import { addDays } from '../platform/values/nights.ts';
import { closingMinutes } from '../sailing/departure.rules.ts';
import { portTime } from '../platform/values/port-time.ts';

/**
 * Limits on open holds per client address, phone number and email address. A first hold is allowed even if it exceeds
 * `roomNights`.
 */
export const MOST_HELD = {
  address: { holds: 10, roomNights: 20 },
  phone: { holds: 3, roomNights: 20 },
  email: { holds: 3, roomNights: 20 },
};

export type HoldKey = { companyCode: string; holdNumber: string };

export type ReservationKey = { companyCode: string; reservationNumber: string };

/**
 * Access that a Reservation-Token grants. `holdNumber` is the reservation's original hold, even if the token was issued
 * for a change. `lookedUp` is true if the caller knows only the guest's name and the reservation number.
 */
export type ReservationAccess = { holdNumber: string; tokenHash: string; lookedUp: boolean };

export type { Allocation };

export type HotelAllocation = { companyCode: string; hotelCode: string; allocation: Allocation };

/**
 * The change that a quote is for. The key identifies the reservation's original hold; the change doesn't have a hold
 * yet.
 */
export type QuotedChange = HoldKey & { difference: StayDifference };

export type StayChange = {
  reservationNumber: string;
  difference: StayDifference;
  /** The complete allocation of the stay after the change, including inventory that the reservation already has. */
  becomes: Allocation;
  /** Whether the guest must provide a card as a guarantee for the change. */
  guarantee: boolean;
  /** The voyage's travellers after the change, sorted by `place`. */
  places?: TravellerPlace[];
};

/** `cabin` is the index of the traveller's cabin. */
export type TravellerPlace = { cabin: number; band: TravellerBand };

/**
 * A notification is `dropped` if it is outdated by the time it is due or has no recipient, and `given_up` if sending
 * it keeps failing.
 */
export type NotificationState = 'waiting' | 'sent' | 'dropped' | 'given_up';

/** See docs/decisions/holds-and-inventory.md and docs/decisions/lookup.md. */
export const QUOTE_MINUTES = 30;
export const HOLD_MINUTES = 15;
/** Long enough for a bank transfer or a call back on the next morning, short enough not to block rooms for days. */
const EXTENDED_HOLD_HOURS = 24;
export const LOOKUP_MINUTES = 30;
export const CHECK_IN_TOKEN_MINUTES = 5;
const TOKEN_DAYS_AFTER_CHECK_OUT = 30;
/**
 * How long a running card approval keeps a hold from expiring. If the card is charged after the hold has expired, the
 * charge is refunded.
 */
export const PAYING_GRACE_SECONDS = 60;

/**
 * Checks whether a stay still matches its quote. Returns null if the guest can continue, `price_changed` if the total
 * differs, or `room_changed` if the payment type, amount due now, cancellation fee, ships, travel times or passport
 * dates differ. `daysLeft` is the number of days until check-in.
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
 * Returns when a hold expires: after HOLD_MINUTES, but no later than the end of the arrival day in the property's time
 * zone. For a voyage, the limit is the time from which the first ship takes no more bookings. For a change, `stays` contains the stays before and
 * after it, and the earlier limit applies.
 */
export function holdExpiry(stays: readonly Stay[], property: SellingProperty, now: Date): Date {
  return noLaterThanArrival(stays, property, now.getTime() + HOLD_MINUTES * 60_000);
}

/**
 * Returns the expiry of a hold that the property extends by `minutes` from now: no later than EXTENDED_HOLD_HOURS after
 * its creation, and limited like holdExpiry.
 */
export function extendedExpiry(
  { createdAt }: { createdAt: Date },
  stays: readonly Stay[],
  property: SellingProperty,
  now: Date,
  minutes: number,
): Date {
  const latest = createdAt.getTime() + EXTENDED_HOLD_HOURS * 3_600_000;
  return noLaterThanArrival(stays, property, Math.min(now.getTime() + minutes * 60_000, latest));
}

type SellingProperty = Pick<HotelDocument, 'time_zone' | 'sailing'>;

function noLaterThanArrival(stays: readonly Stay[], { time_zone, sailing }: SellingProperty, at: number): Date {
  const closing = sailing ? closingMinutes(sailing) * 60_000 : 0;
  const ends = stays.map(({ start_date, voyage }) =>
    voyage?.legs[0]
      ? Date.parse(voyage.legs[0].departs_at) - closing
      : Date.parse(portTime(`${addDays(start_date, 1)}T00:00`, time_zone)),
  );
  return new Date(Math.min(at, ...ends));
}

type Due = { kind: 'card' | 'guarantee'; amount: number };
const GUARANTEE: Due = { kind: 'guarantee', amount: 0 };

/**
 * Returns the card payment (in minor units) or guarantee that a stay or change needs before it can be confirmed, or
 * null if it needs neither.
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

/**
 * Returns the expiry of a Reservation-Token from a booking or email. Tokens from a lookup expire after LOOKUP_MINUTES.
 */
export function tokenExpiry(checkOut: string): Date {
  return new Date(Date.parse(checkOut) + TOKEN_DAYS_AFTER_CHECK_OUT * 86_400_000);
}

/** Returns whether a voyage's first ship has departed. Always false for a room stay. */
export function hasBegun({ voyage }: Stay, now: Date): boolean {
  const leg = voyage?.legs[0];
  return leg !== undefined && Date.parse(leg.departs_at) <= now.getTime();
}

/** Returns whether a reservation can still be cancelled or used. */
export function isActive(status: ReservationStatus): boolean {
  return status === 'confirmed' || status === 'complete';
}

/** `today` is the current date in the hotel's time zone. `begun` is true once a voyage's first ship has departed. */
export function allowedActions(
  status: ReservationStatus,
  checkIn: string,
  { today: day, begun }: { today: string; begun: boolean },
): AllowedAction[] {
  if (!isActive(status)) return ['print'];
  const open: AllowedAction[] =
    day > checkIn || begun ? [] : status === 'confirmed' ? ['change', 'cancel'] : ['cancel'];
  return [...open, 'print', 'calendar', 'check_in'];
}
