import type { PriceLine, Stay } from '../../../generated/types.ts';

/** Every line of a stay: of its rooms, then what is taken off the whole. */
export function linesOf({ rooms, lines = [] }: Stay): PriceLine[] {
  return [...rooms.flatMap((room) => room.lines), ...lines];
}

/** Whether a stay is booked with anything that a member has and that is spent. */
export function isBenefited(stay: Stay): boolean {
  return linesOf(stay).some(({ kind }) => kind === 'voucher' || kind === 'coupon' || kind === 'mileage');
}

/** Whether a stay is booked at a member price, or with what a tier is worth. */
export function isOfTier(stay: Stay): boolean {
  return linesOf(stay).some(({ kind }) => kind === 'membership') || stay.rooms.some(({ benefits }) => benefits);
}

/** The coupons that a stay is booked with. */
export function couponsOf(stay: Stay): string[] {
  return linesOf(stay).flatMap(({ kind, code }) => (kind === 'coupon' && code !== null ? [code] : []));
}

/** The points that a stay is booked with. */
export function pointsOf({ lines = [] }: Stay): number {
  return lines.reduce((points, { kind, amount }) => (kind === 'mileage' ? points - amount : points), 0);
}

/** The points that come back of a cancelled stay: the fee is kept from the money first (DECISIONS, Cancelling). */
export function pointsBack(stay: Stay, paid: number, fee: number): number {
  return Math.max(0, pointsOf(stay) - Math.max(0, fee - paid));
}

/** The contract whose vouchers a stay is booked with, and how many; null without. */
export function vouchersOf(stay: Stay): { contractNumber: string; vouchers: number } | null {
  const nights = linesOf(stay).filter(({ kind }) => kind === 'voucher');
  const contractNumber = nights[0]?.code ?? null;
  return contractNumber === null ? null : { contractNumber, vouchers: stay.nights * stay.rooms.length };
}
