import { feeAt } from '../catalogue/cancellation.rules.ts';
import type { Allocation } from '../catalogue/options.rules.ts';
import { linesOf } from './quote/stay-lines.rules.ts';
import type {
  AllowedAction,
  CustomerInfo,
  PriceLine,
  ReservationStatus,
  Stay,
  StayDifference,
  TravellerBand,
} from '../../generated/types.ts';

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
export type { Allocation };

/** What a quote would change, by the reservation's hold, and what was told of the difference. */
export type QuotedChange = HoldKey & { difference: StayDifference };

/** A change that is held or made. `becomes`: all that the stay takes once it is made. `guarantee`: a card has to be given for it. */
export type StayChange = {
  reservationNumber: string;
  difference: StayDifference;
  becomes: Allocation;
  guarantee: boolean;
  /** Of a voyage: where each of its travellers sleeps then, in their order. */
  places?: TravellerPlace[];
};

/** Where a traveller sleeps, and as what they count. */
export type TravellerPlace = { cabin: number; band: TravellerBand };

/** How long a quote is good, a hold holds, and a look-up's token opens its reservation (DECISIONS, Booking and payment). */
export const QUOTE_MINUTES = 30;
export const HOLD_MINUTES = 15;
export const LOOKUP_MINUTES = 30;
/** How long what a guest's screen shows at check-in opens the reservation to the property's staff (spec: Staff QR). */
export const CHECK_IN_TOKEN_MINUTES = 5;
/** A token from reserving, and a mail's, opens its booking for as long as the stay is of interest. */
const TOKEN_DAYS_AFTER_CHECK_OUT = 30;
/** While an approval runs the hold is kept this long past its expiry at most; a slower answer finds the rooms gone and is refunded. */
export const PAYING_GRACE_SECONDS = 60;

/**
 * What a guest must be told before reserving, because it is not as it was quoted: another price, or other terms at the same price
 * (what is paid now, or what cancelling costs on any day that is left), or ships at other times. Null when all is as it was.
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

/** What a guest counts on besides the price: which ship leaves and arrives when, and until when passports must be good and are kept. */
function timesOf({ voyage }: Stay) {
  if (!voyage) return null;
  const { legs, passports_valid_until, passports_deleted_on } = voyage;
  const times = legs.map(({ ship_code, departs_at, arrives_at }) => [ship_code, departs_at, arrives_at]);
  return { times, passports_valid_until, passports_deleted_on };
}

const BOOKER = ['booker_last_name', 'booker_first_name', 'booker_phone', 'booker_email'] as const;
const GUEST_CONTACT = ['guest_phone', 'guest_email'] as const;
const EMERGENCY = ['emergency_name', 'emergency_phone'] as const;

function isForAnother(customer: CustomerInfo): boolean {
  return BOOKER.some((field) => customer[field] !== undefined);
}

/**
 * What must be there and is not, by its pointers: who books is known whole, be it the guest or somebody else, and somebody can be
 * reached in an emergency where the property asks for it (the contract's CustomerInfo).
 */
export function missingFields(customer: CustomerInfo, emergencyContact: boolean): string[] {
  const contact = isForAnother(customer) ? BOOKER : GUEST_CONTACT;
  return [...contact, ...(emergencyContact ? EMERGENCY : [])]
    .filter((field) => !customer[field])
    .map((field) => `/customerInfo/${field}`);
}

/**
 * What must be paid (minor units) or guaranteed before this stay is a reservation, or the change of one is made; null where nothing must.
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
type Due = { kind: 'card' | 'guarantee'; amount: number };
const GUARANTEE: Due = { kind: 'guarantee', amount: 0 };

function squeeze(name: string) {
  return name.normalize('NFC').replaceAll(/\s+/g, '').toLowerCase();
}

/** The forms under which the guest, or who booked for them, may give a name at look-up: without spaces or case, either name first. */
export function namesOf(customer: CustomerInfo): string[] {
  const { guest_last_name, guest_first_name, booker_last_name = '', booker_first_name = '' } = customer;
  const names = [guest_last_name + guest_first_name, guest_first_name + guest_last_name];
  const booker = [booker_last_name + booker_first_name, booker_first_name + booker_last_name];
  return [...names, ...(isForAnother(customer) ? booker : [])].map(squeeze);
}

/** Whether the name typed at look-up is one of the reservation's. */
export function nameMatches(typed: string, names: readonly string[]): boolean {
  return names.includes(squeeze(typed));
}

const HANGUL = /^[\p{Script=Hangul}]+$/u;

/** Family name first and unspaced where it is written in Hangul, given name first elsewhere. */
function written(lastName: string, firstName: string): string {
  const [last, first] = [lastName.trim(), firstName.trim()];
  return HANGUL.test(last) && HANGUL.test(first) ? `${last}${first}` : `${first} ${last}`.trim();
}

/** Who stays, as the name is written. */
export function displayName({ guest_last_name, guest_first_name }: CustomerInfo): string {
  return written(guest_last_name, guest_first_name);
}

/** Who pays, hears from the property and opens the reservation: the guest, unless somebody booked for them. `phone` in digits. */
export function bookerOf(customer: CustomerInfo): { name: string; phone: string; email: string } {
  if (!isForAnother(customer)) {
    const { guest_phone = '', guest_email = '' } = customer;
    return { name: displayName(customer), phone: guest_phone, email: guest_email };
  }
  const { booker_last_name = '', booker_first_name = '', booker_phone = '', booker_email = '' } = customer;
  return { name: written(booker_last_name, booker_first_name), phone: booker_phone, email: booker_email };
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

/** Whether the first ship of a voyage has left: then it is no longer changed or cancelled by its guest, though it is still its day. */
export function hasBegun({ voyage }: Stay, now: Date): boolean {
  const leg = voyage?.legs[0];
  return leg !== undefined && Date.parse(leg.departs_at) <= now.getTime();
}

/** What may be done with a reservation now. A stay that has begun is no longer changed or cancelled by its guest. */
export function allowedActions(
  status: ReservationStatus,
  checkIn: string,
  { today: day, begun }: { today: string; begun: boolean },
): AllowedAction[] {
  const standing = status === 'confirmed' || status === 'complete';
  if (!standing) return ['print'];
  const open: AllowedAction[] =
    day > checkIn || begun ? [] : status === 'confirmed' ? ['change', 'cancel'] : ['cancel'];
  return [...open, 'print', 'calendar', 'check_in'];
}

/** Which of the reservation's sums a price line belongs to. */
const SUM_OF: Record<PriceLine['kind'], 'room' | 'option' | 'discount'> = {
  night: 'room',
  extra_adult: 'room',
  extra_kid: 'room',
  pet: 'room',
  package: 'room',
  fare_adult: 'room',
  fare_kid: 'room',
  fare_infant: 'room',
  single_use: 'room',
  port_tax: 'room',
  upselling: 'option',
  membership: 'discount',
  benefit: 'discount',
  promotion: 'discount',
  coupon: 'discount',
  voucher: 'discount',
  mileage: 'discount',
  early_checkout: 'discount',
};

/** The sums that the reservation shows besides its lines. */
export function totalsOf(stay: Stay): { room_price: number; option_total: number; discount_total: number } {
  const lines = linesOf(stay);
  const sumOf = (sum: 'room' | 'option' | 'discount') =>
    lines.filter(({ kind }) => SUM_OF[kind] === sum).reduce((total, line) => total + line.amount, 0);
  return { room_price: sumOf('room'), option_total: sumOf('option'), discount_total: -sumOf('discount') };
}

/** The points that a stay earns: floor(tier percent × what it costs) (DECISIONS, Booking and payment). */
export function earnedPoints(total: number, percent: number): number {
  return Math.floor((total * percent) / 100);
}
