import type { PointsEntryRequest, PointsType } from '../../generated/types.ts';
import { cursorOf, cursorParts } from '../platform/values/cursor.ts';

/** Number of points that a transaction adds to a lot or takes from it. */
export type LotPart = { lotId: string; points: number; expiresAt: Date };

const VALID_DAYS = 365;

/** Returns when points that are granted now expire. */
export function pointsExpiry(now: Date): Date {
  return new Date(now.getTime() + VALID_DAYS * 86_400_000);
}

/** The types that a provider's systems add, each with its direction and the type of its reversal. */
const ADDED_BY_PROVIDER = {
  earn: { direction: 'in', reversal: 'admin_cancel' },
  use: { direction: 'out', reversal: 'admin_cancel' },
  admin_grant: { direction: 'in', reversal: 'admin_cancel' },
  admin_deduction: { direction: 'out', reversal: 'admin_cancel' },
  outlet_earn: { direction: 'in', reversal: 'outlet_cancel' },
  outlet_use: { direction: 'out', reversal: 'outlet_cancel' },
} as const satisfies Partial<Record<PointsType, { direction: 'in' | 'out'; reversal: PointsType }>>;

export function directionOf(type: PointsEntryRequest['points_type']): 'in' | 'out' {
  return ADDED_BY_PROVIDER[type].direction;
}

/** Returns the type of the transaction that reverses this type, or undefined if it can't be reversed. */
export function reversalOf(type: PointsType): PointsType | undefined {
  return type in ADDED_BY_PROVIDER ? ADDED_BY_PROVIDER[type as keyof typeof ADDED_BY_PROVIDER].reversal : undefined;
}

/**
 * Returns the time `months` months before `moment` (UTC), clamped to the last day of a shorter month. If `months` is
 * negative, returns a later time.
 */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

export const ledgerCursor = cursorOf({ at: cursorParts.instant, entryId: cursorParts.uuid });
