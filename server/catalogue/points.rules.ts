import type { BundleMileage } from '../../generated/types.ts';

/** A card is charged nothing or at least so much (DECISIONS, Price order), in minor units of KRW. */
const CARD_MINIMUM = 1_000;

/** What points are used for. `total`: before them, minor units. `byCard`: whether what is left is charged now. */
export type PointsUse = { balance: number; total: number; byCard: boolean };

/** The most points that can be used for a stay; 0 where that is fewer than the minimum. */
export function usablePoints({ unit, minimum, maximum }: BundleMileage, { balance, total, byCard }: PointsUse): number {
  const most = Math.min(maximum, balance, total);
  let points = most - (most % unit);
  while (points > 0 && !leavesEnough({ total, byCard }, points)) points -= unit;
  return points >= minimum ? points : 0;
}

/** Why so many points cannot be used, beside what else the stay is booked with; null where they can. */
export function pointsViolation(
  rule: BundleMileage | undefined,
  { balance, total, byCard }: PointsUse,
  points: number,
): 'mileage_over_maximum' | 'mileage_unit' | 'mileage_insufficient' | null {
  if (rule === undefined) return 'mileage_over_maximum';
  if (points > rule.maximum || points > total) return 'mileage_over_maximum';
  if (points > balance) return 'mileage_insufficient';
  if (points % rule.unit !== 0 || points < rule.minimum) return 'mileage_unit';
  return leavesEnough({ total, byCard }, points) ? null : 'mileage_over_maximum';
}

/** Whether the points leave nothing, or enough for a card. */
export function leavesEnough({ total, byCard }: Pick<PointsUse, 'total' | 'byCard'>, points: number): boolean {
  const left = total - points;
  return left === 0 || left >= (byCard ? CARD_MINIMUM : 0);
}
