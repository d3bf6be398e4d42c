import type { PriceLine, Stay } from '../../generated/types.ts';

export function linesOf({ rooms, lines = [] }: Stay): PriceLine[] {
  return [...rooms.flatMap((room) => room.lines), ...lines];
}

/** Returns whether vouchers, coupons or points are used for a stay. */
export function isBenefited(stay: Stay): boolean {
  return linesOf(stay).some(({ kind }) => kind === 'voucher' || kind === 'coupon' || kind === 'mileage');
}

/** Returns whether a stay has a member price or a tier benefit. */
export function isOfTier(stay: Stay): boolean {
  return linesOf(stay).some(({ kind }) => kind === 'membership') || stay.rooms.some(({ benefits }) => benefits);
}

export function couponsOf(stay: Stay): string[] {
  return linesOf(stay).flatMap(({ kind, code }) => (kind === 'coupon' && code !== null ? [code] : []));
}

export function pointsOf({ lines = [] }: Stay): number {
  return lines.reduce((points, { kind, amount }) => (kind === 'mileage' ? points - amount : points), 0);
}

/**
 * Returns the number of points to return on cancellation. The fee is taken from the card payment first, then from the
 * points (docs/decisions/cancelling-and-changing.md).
 */
export function pointsToReturn(stay: Stay, paid: number, fee: number): number {
  return Math.max(0, pointsOf(stay) - Math.max(0, fee - paid));
}

/** Returns the contract and the number of vouchers used for a stay, or null if no vouchers are used. */
export function vouchersOf(stay: Stay): { contractNumber: string; vouchers: number } | null {
  const nights = linesOf(stay).filter(({ kind }) => kind === 'voucher');
  const contractNumber = nights[0]?.code ?? null;
  return contractNumber === null ? null : { contractNumber, vouchers: stay.nights * stay.rooms.length };
}

/** Discounts are the negative lines. A new kind of charge counts towards the room price, as do fares and port tax. */
function sumOf({ kind, amount }: PriceLine): 'room' | 'option' | 'discount' {
  if (amount < 0) return 'discount';
  return kind === 'upselling' ? 'option' : 'room';
}

export function totalsOf(stay: Stay): { room_price: number; option_total: number; discount_total: number } {
  const totals = { room: 0, option: 0, discount: 0 };
  for (const line of linesOf(stay)) totals[sumOf(line)] += line.amount;
  return { room_price: totals.room, option_total: totals.option, discount_total: -totals.discount };
}

/** `percent` is the points percentage of the member's tier. Fractions of a point are dropped. */
export function earnedPoints(total: number, percent: number): number {
  return Math.floor((total * percent) / 100);
}
