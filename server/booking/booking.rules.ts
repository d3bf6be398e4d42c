import { feeAt } from '../catalogue/cancellation.rules.ts';
import type { AllowedAction, CustomerInfo, PriceLine, ReservationStatus, Stay } from '../../generated/types.ts';

/** So many rooms one address, phone or email may hold at once and so many nights of rooms together; the first hold always may. */
export const MOST_HELD = {
  address: { holds: 10, roomNights: 20 },
  phone: { holds: 3, roomNights: 20 },
  email: { holds: 3, roomNights: 20 },
};

/** Which hold: its number is the company's own. */
export type HoldKey = { companyCode: string; holdNumber: string };

/** Which reservation. */
export type ReservationKey = { companyCode: string; reservationNumber: string };

/** What inventory a hold has taken. */
export type { Allocation } from '../catalogue/options.rules.ts';

/** How long a quote is good, a hold holds, and a look-up's token opens its reservation (DECISIONS, Booking and payment). */
export const QUOTE_MINUTES = 30;
export const HOLD_MINUTES = 15;
export const LOOKUP_MINUTES = 30;
/** A token from reserving, and a mail's, opens its booking for as long as the stay is of interest. */
const TOKEN_DAYS_AFTER_CHECK_OUT = 30;
/** While an approval runs the hold is kept this long past its expiry at most; a slower answer finds the rooms gone and is refunded. */
export const PAYING_GRACE_SECONDS = 60;

/**
 * What a guest must be told before reserving, because it is not as it was quoted: another price, or other terms at the same price
 * (what is paid now, or what cancelling costs on any day that is left). Null when all is as it was.
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
  const sameDue = quoted.payment_type === now.payment_type && quoted.paid_amount === now.paid_amount;
  return sameFee && sameDue ? null : { code: 'room_changed', prices: {} };
}

/** Which fields of the emergency contact are not there, by their pointers. */
export function missingEmergencyContact(customer: CustomerInfo): string[] {
  return (['emergency_name', 'emergency_phone'] as const)
    .filter((field) => !customer[field])
    .map((field) => `/customerInfo/${field}`);
}

/** Whether a hold on this stay must still be paid or guaranteed before it is a reservation. */
export function needsPayment(stay: Stay): boolean {
  return stay.total_price > 0 && (stay.payment_type === 'GUARANTEE' || stay.paid_amount > 0);
}

function squeeze(name: string) {
  return name.normalize('NFC').replaceAll(/\s+/g, '').toLowerCase();
}

/** The forms under which a guest may give their name at look-up: without spaces or case, either name first. */
export function namesOf(customer: Pick<CustomerInfo, 'guest_last_name' | 'guest_first_name'>): string[] {
  return [
    squeeze(customer.guest_last_name + customer.guest_first_name),
    squeeze(customer.guest_first_name + customer.guest_last_name),
  ];
}

/** Whether the name typed at look-up is one of the reservation's. */
export function nameMatches(typed: string, names: readonly string[]): boolean {
  return names.includes(squeeze(typed));
}

const HANGUL = /^[\p{Script=Hangul}]+$/u;

/** Family name first and unspaced where it is written in Hangul, given name first elsewhere. */
export function displayName(customer: Pick<CustomerInfo, 'guest_last_name' | 'guest_first_name'>): string {
  const last = customer.guest_last_name.trim();
  const first = customer.guest_first_name.trim();
  return HANGUL.test(last) && HANGUL.test(first) ? `${last}${first}` : `${first} ${last}`.trim();
}

/** The fee if cancelled with `daysLeft` days to check-in: the largest threshold at or below the days left (DECISIONS, Cancelling). */
export function cancellationFee(stay: Stay, daysLeft: number): { fee_percent: number; fee: number } {
  const tier = feeAt(stay.cancellation_policy.tiers, daysLeft);
  return tier ? { fee_percent: tier.fee_percent, fee: tier.fee } : { fee_percent: 100, fee: stay.total_price };
}

/** What comes back of what was paid: the fee is kept from the card money first. */
export function refundOf(paid: number, fee: number): number {
  return Math.max(0, paid - fee);
}

/** Until when a token opens a booking. */
export function tokenExpiry(checkOut: string): Date {
  return new Date(Date.parse(checkOut) + TOKEN_DAYS_AFTER_CHECK_OUT * 86_400_000);
}

/** What may be done with a reservation now. A stay that has begun is no longer cancelled by its guest. */
export function allowedActions(status: ReservationStatus, checkIn: string, day: string): AllowedAction[] {
  const standing = status === 'confirmed' || status === 'complete';
  return standing ? [...(day <= checkIn ? (['cancel'] as const) : []), 'print', 'calendar'] : ['print'];
}

/** Which of the reservation's sums a price line belongs to. */
const SUM_OF: Record<PriceLine['kind'], 'room' | 'option' | 'discount'> = {
  night: 'room',
  extra_adult: 'room',
  extra_kid: 'room',
  pet: 'room',
  package: 'room',
  upselling: 'option',
  promotion: 'discount',
  early_checkout: 'discount',
};

/** The sums that the reservation shows besides its lines. */
export function totalsOf(stay: Stay): { room_price: number; option_total: number; discount_total: number } {
  const lines = stay.rooms.flatMap((room) => room.lines);
  const sumOf = (sum: 'room' | 'option' | 'discount') =>
    lines.filter(({ kind }) => SUM_OF[kind] === sum).reduce((total, line) => total + line.amount, 0);
  return { room_price: sumOf('room'), option_total: sumOf('option'), discount_total: -sumOf('discount') };
}
