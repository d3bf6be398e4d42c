import type {
  BundleTier,
  NextTier,
  SpendProgress,
  TierCause,
  TierProgress,
  TierThreshold,
} from '../../generated/types.ts';

/** What a member's stays of 12 months come to: nights, and money in minor units by its currency. */
export type Counted = { nights: number; spend: Readonly<Record<string, number>> };

/** A tier that the company gave, with its end; null for none. */
export type Grant = { tierCode: string; until: Date | null };

/** What is kept of a member's tier. */
export type Standing = { tierCode: string; since: Date; grant: Grant | null };

/** What a tier is to be from now on. `cause`: why it changed; null where only a grant that lay beneath it is over. */
export type TierMove = { tierCode: string; grant: Grant | null; cause: TierCause | null };

export const NOTHING: Counted = { nights: 0, spend: {} };

function reaches({ nights, spend }: TierThreshold, counted: Counted): boolean {
  const byNights = nights !== undefined && counted.nights >= nights;
  return byNights || (spend !== undefined && (counted.spend[spend.currency] ?? 0) >= spend.amount);
}

function isOver(grant: Grant, now: Date): boolean {
  return grant.until !== null && grant.until <= now;
}

/** The place of a tier; of one that is no more, and of none, before the first. */
function rankOf(tiers: readonly BundleTier[], tierCode: string | undefined): number {
  return tiers.findIndex((tier) => tier.tier_code === tierCode);
}

/**
 * What a member's tier is to be, or undefined where it is that already. The first is everybody's, a higher one is reached by stays or
 * granted, and the higher of both counts: a grant is never lost before its end, and what stays reach above it is not held back by it.
 * `tiers`: the company's, from the first up; at least one.
 */
export function moveOf(
  tiers: readonly BundleTier[],
  counted: Counted,
  standing: Standing | null,
  now: Date,
): TierMove | undefined {
  const earned = tiers.findLastIndex(({ threshold }, rank) => rank === 0 || (threshold && reaches(threshold, counted)));
  const over = standing?.grant ? isOver(standing.grant, now) : false;
  const grant = over ? null : (standing?.grant ?? null);
  const granted = rankOf(tiers, grant?.tierCode);
  const { tier_code: tierCode } = tiers[Math.max(earned, granted)]!;
  if (standing === null) return { tierCode, grant, cause: earned > 0 ? 'stays' : 'begun' };
  if (tierCode === standing.tierCode) return over ? { tierCode, grant, cause: null } : undefined;
  const lost = over && standing.tierCode === standing.grant?.tierCode;
  return { tierCode, grant, cause: lost ? 'grant_ended' : granted > earned ? 'granted' : 'stays' };
}

/** Whether a tier comes by its grant alone, as far as is known. */
export function grantOf({ tierCode, grant }: Standing, now: Date): Grant | null {
  return grant && grant.tierCode === tierCode && !isOver(grant, now) ? grant : null;
}

/** The next tier above one that stays can reach, and how far they have come; null where there is none. */
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

/** The day from which on stays count: 12 months ago, by UTC; the last of a month that is shorter. */
export function countedSince(now: Date): string {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since.toISOString().slice(0, 10);
}
