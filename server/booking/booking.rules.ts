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

/** Limits on what one address, phone or email holds at once. The first hold is always allowed. */
export const MOST_HELD = {
  address: { holds: 10, roomNights: 20 },
  phone: { holds: 3, roomNights: 20 },
  email: { holds: 3, roomNights: 20 },
};

export type HoldKey = { companyCode: string; holdNumber: string };

export type ReservationKey = { companyCode: string; reservationNumber: string };

export type { Allocation };

/** Inventory that a hold or a stay has taken, and the hotel that it belongs to. */
export type HotelAllocation = { companyCode: string; hotelCode: string; allocation: Allocation };

/** What a change quote changes. The key is that of the reservation's own hold. */
export type QuotedChange = HoldKey & { difference: StayDifference };

/** A change of a reservation, held or made. */
export type StayChange = {
  reservationNumber: string;
  difference: StayDifference;
  /** Everything that the stay takes after the change, including what it already has. */
  becomes: Allocation;
  /** The change needs a card as its guarantee. */
  guarantee: boolean;
  /** The travellers of a voyage after the change, in their stored order. */
  places?: TravellerPlace[];
};

/** A traveller's cabin (index) and age band. */
export type TravellerPlace = { cabin: number; band: TravellerBand };

/** `dropped`: no longer true when it was due, or without a recipient. */
export type NotificationState = 'waiting' | 'sent' | 'dropped' | 'given_up';

/** docs/decisions/holds-and-inventory.md, docs/decisions/lookup.md */
export const QUOTE_MINUTES = 30;
export const HOLD_MINUTES = 15;
export const LOOKUP_MINUTES = 30;
export const CHECK_IN_TOKEN_MINUTES = 5;
const TOKEN_DAYS_AFTER_CHECK_OUT = 30;
/** While a card approval runs, the hold outlives its expiry by at most this long. A later approval is refunded. */
export const PAYING_GRACE_SECONDS = 60;

/**
 * Returns what the guest must accept again because it differs from the quote, or null: `price_changed` for another total,
 * `room_changed` for another amount due now, cancellation fee, ship or passport date. `daysLeft`: days to check-in.
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

type Due = { kind: 'card' | 'guarantee'; amount: number };
const GUARANTEE: Due = { kind: 'guarantee', amount: 0 };

/** Returns what must be paid (minor units) or guaranteed before a stay or its change is confirmed; null if nothing. */
export function dueFor({ stay, change }: { stay: Stay; change: StayChange | null }): Due | null {
  if (change) {
    const { to_pay } = change.difference;
    return change.guarantee ? GUARANTEE : to_pay > 0 ? { kind: 'card', amount: to_pay } : null;
  }
  if (stay.total_price === 0) return null;
  if (stay.payment_type === 'GUARANTEE') return GUARANTEE;
  return stay.paid_amount > 0 ? { kind: 'card', amount: stay.paid_amount } : null;
}

/** Returns the step that confirms a stay, or a change of one. */
export function confirmedBy(of: { stay: Stay; change: StayChange | null }): ConfirmedBy {
  if (dueFor(of)) return 'payment';
  return of.change ? 'holder' : 'code';
}

/** Returns the fee of cancelling `daysLeft` days before check-in (docs/decisions/cancelling-and-changing.md). */
export function cancellationFee(stay: Stay, daysLeft: number): { fee_percent: number; fee: number } {
  const tier = feeAt(stay.cancellation_policy.tiers, daysLeft);
  return tier ? { fee_percent: tier.fee_percent, fee: tier.fee } : { fee_percent: 100, fee: stay.total_price };
}

export function refundOf(paid: number, fee: number): number {
  return Math.max(0, paid - fee);
}

/** Returns when a token from reserving, or from a mail, expires. */
export function tokenExpiry(checkOut: string): Date {
  return new Date(Date.parse(checkOut) + TOKEN_DAYS_AFTER_CHECK_OUT * 86_400_000);
}

/** Whether the first ship of a voyage has left. */
export function hasBegun({ voyage }: Stay, now: Date): boolean {
  const leg = voyage?.legs[0];
  return leg !== undefined && Date.parse(leg.departs_at) <= now.getTime();
}

/** Returns what the guest may do with a reservation. `today`: by the hotel's clock. `begun`: the first ship has left. */
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
