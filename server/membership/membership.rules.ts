import type {
  BundleTier,
  NextTier,
  SpendProgress,
  TierCause,
  TierProgress,
  TierThreshold,
} from '../../generated/types.ts';

/** Totals of a member's stays in the last 12 months: nights, and spend by currency in minor units. */
export type Counted = { nights: number; spend: Readonly<Record<string, number>> };

/** A tier granted by the company. If `until` is null, the grant never ends. */
export type Grant = { tierCode: string; until: Date | null };

export type Standing = { tierCode: string; since: Date; grant: Grant | null };

/** A change to a member's tier. `cause` is null if the tier stays the same and only a grant has ended. */
type TierMove = { tierCode: string; grant: Grant | null; cause: TierCause | null };

export const NO_STAYS: Counted = { nights: 0, spend: {} };

function reaches({ nights, spend }: TierThreshold, counted: Counted): boolean {
  const byNights = nights !== undefined && counted.nights >= nights;
  return byNights || (spend !== undefined && (counted.spend[spend.currency] ?? 0) >= spend.amount);
}

function hasEnded(grant: Grant, now: Date): boolean {
  return grant.until !== null && grant.until <= now;
}

function rankOf(tiers: readonly BundleTier[], tierCode: string | undefined): number {
  return tiers.findIndex((tier) => tier.tier_code === tierCode);
}

/**
 * Returns the change to a member's tier, or undefined if nothing changes. A member has the higher of the earned and the
 * granted tier, and always at least the first tier. `tiers` lists the company's tiers, lowest first, and must not be
 * empty.
 */
export function tierMove(
  tiers: readonly BundleTier[],
  counted: Counted,
  standing: Standing | null,
  now: Date,
): TierMove | undefined {
  const earned = tiers.findLastIndex(({ threshold }, rank) => rank === 0 || (threshold && reaches(threshold, counted)));
  const grantEnded = standing?.grant ? hasEnded(standing.grant, now) : false;
  const grant = grantEnded ? null : (standing?.grant ?? null);
  const granted = rankOf(tiers, grant?.tierCode);
  const { tier_code: tierCode } = tiers[Math.max(earned, granted)]!;
  if (standing === null) return { tierCode, grant, cause: earned > 0 ? 'stays' : 'begun' };
  if (tierCode === standing.tierCode) return grantEnded ? { tierCode, grant, cause: null } : undefined;
  const lost = grantEnded && standing.tierCode === standing.grant?.tierCode;
  return { tierCode, grant, cause: lost ? 'grant_ended' : granted > earned ? 'granted' : 'stays' };
}

/** Returns the grant that the current tier is based on, or null if there is none. */
export function grantOf({ tierCode, grant }: Standing, now: Date): Grant | null {
  return grant && grant.tierCode === tierCode && !hasEnded(grant, now) ? grant : null;
}

/**
 * Returns the next tier that a member can reach through stays, with the progress towards it, or null if there is none.
 */
export function nextTier(tiers: readonly BundleTier[], tierCode: string, counted: Counted) {
  const above = tiers.slice(rankOf(tiers, tierCode) + 1);
  const next = above.find(({ threshold }) => threshold);
  return next ? { tier: next, ...progressOf(next.threshold!, counted) } : null;
}

function progressOf({ nights, spend }: TierThreshold, counted: Counted): Pick<NextTier, 'nights' | 'spend'> {
  return {
    nights: nights === undefined ? null : towards(nights, counted.nights),
    spend: spend === undefined ? null : spendTowards(spend, counted),
  };
}

function spendTowards({ amount, currency }: NonNullable<TierThreshold['spend']>, counted: Counted): SpendProgress {
  return { ...towards(amount, counted.spend[currency] ?? 0), currency };
}

function towards(needed: number, done: number): TierProgress {
  return { done, needed, missing: Math.max(0, needed - done) };
}

/**
 * Returns the UTC date 12 months before `now`, or 28 February if `now` is 29 February. Stays from this date onwards
 * count.
 */
export function countedSince(now: Date): string {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since.toISOString().slice(0, 10);
}
