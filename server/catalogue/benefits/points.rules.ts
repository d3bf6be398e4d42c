import type { BundleMileage, Problem, Stay, StayBenefits } from '../../../generated/types.ts';
import type { Violation } from '../../platform/values/violation.ts';
import type { SelectedStay } from './owned-benefits.rules.ts';

/**
 * `total` is the price of the stay before points, in minor units. `cardMinimum` is the smallest amount that can be
 * charged to a card, or 0 if nothing is charged at booking.
 */
export type PointsUse = { balance: number; total: number; cardMinimum: number };

export type PointAmounts = Pick<Problem, 'usable_point' | 'total_with_point' | 'total_without_point'>;

type PointsCode = 'mileage_over_maximum' | 'mileage_unit' | 'mileage_insufficient';

/** Returns the most points that can be used for a stay, or 0 if that is less than the minimum. */
export function usablePoints(
  { unit, minimum, maximum }: BundleMileage,
  { balance, total, cardMinimum }: PointsUse,
): number {
  const most = Math.min(maximum, balance, total);
  let points = most - (most % unit);
  while (points > 0 && !leavesEnough({ total, cardMinimum }, points)) points -= unit;
  return points >= minimum ? points : 0;
}

/** Returns why this number of points can't be used for a stay, or null if it can. Ignores other benefits. */
function pointsViolation(
  rule: BundleMileage | undefined,
  { balance, total, cardMinimum }: PointsUse,
  points: number,
): PointsCode | null {
  if (rule === undefined) return 'mileage_over_maximum';
  if (points > rule.maximum || points > total) return 'mileage_over_maximum';
  if (points > balance) return 'mileage_insufficient';
  if (points % rule.unit !== 0 || points < rule.minimum) return 'mileage_unit';
  return leavesEnough({ total, cardMinimum }, points) ? null : 'mileage_over_maximum';
}

/** Returns whether the amount left to pay after using the points is zero or at least the card minimum. */
export function leavesEnough(
  { total, cardMinimum }: Pick<PointsUse, 'total' | 'cardMinimum'>,
  points: number,
): boolean {
  const left = total - points;
  return left === 0 || left >= cardMinimum;
}

/**
 * Returns why the requested points can't be used, or null if they can. `withoutPoints` is the stay priced with all
 * other benefits.
 */
export function usePointViolation(
  { hotel, selection }: SelectedStay,
  use: PointsUse,
  points: number,
  withoutPoints: Stay,
): (Violation<PointsCode | 'mileage_not_combinable'> & { amounts?: PointAmounts }) | null {
  if (points === 0) return null;
  const pointer = '/use_point';
  const rule = hotel.document.mileage;
  const usable = rule ? usablePoints(rule, use) : 0;
  const withCoupons = withoutPoints.rooms.some(({ coupon_discount_price = 0 }) => coupon_discount_price > 0);
  if (rule && (withCoupons || selection.promotion)) {
    const amounts = {
      total_with_point: use.total - Math.min(points, usable),
      total_without_point: withoutPoints.total_price,
    };
    return { code: 'mileage_not_combinable', pointer, amounts };
  }
  const code = pointsViolation(rule, use, points);
  if (!code) return null;
  return { code, pointer, ...(code !== 'mileage_unit' && { amounts: { usable_point: usable } }) };
}

export function pointsOffer(rule: BundleMileage | undefined, use: PointsUse): StayBenefits['mileage'] {
  if (!rule) return null;
  const { unit, minimum } = rule;
  return { balance: use.balance, unit, minimum, usable: usablePoints(rule, use) };
}
