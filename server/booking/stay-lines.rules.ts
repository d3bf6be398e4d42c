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

export function totalsOf(stay: Stay): { room_price: number; option_total: number; discount_total: number } {
  const lines = linesOf(stay);
  const sumOf = (sum: 'room' | 'option' | 'discount') =>
    lines.filter(({ kind }) => SUM_OF[kind] === sum).reduce((total, line) => total + line.amount, 0);
  return { room_price: sumOf('room'), option_total: sumOf('option'), discount_total: -sumOf('discount') };
}

/** `percent` is the points percentage of the member's tier. Fractions of a point are dropped. */
export function earnedPoints(total: number, percent: number): number {
  return Math.floor((total * percent) / 100);
}
