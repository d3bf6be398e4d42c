import type { PriceLine, Stay } from '../../generated/types.ts';

/** Every line of a stay: of its rooms, then what is taken off the whole. */
export function linesOf({ rooms, lines = [] }: Stay): PriceLine[] {
  return [...rooms.flatMap((room) => room.lines), ...lines];
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
