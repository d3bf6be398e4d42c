import type { BundlePolicy, BundleRoomType, CancellationPolicy, FeeTier, PolicyTier } from '../../generated/types.ts';
import { pickText, type TextLanguages } from '../platform/values/language.ts';
import { percentOf } from '../platform/values/money.ts';
import { addDays, weekday } from '../platform/values/nights.ts';
import type { HotelDocument } from '../property/hotel.rules.ts';

export function policyOf(
  document: HotelDocument,
  { policy_code }: Pick<BundleRoomType, 'policy_code'>,
  stay: { checkIn: string; total: number; today: string },
  languages: TextLanguages,
): CancellationPolicy {
  // The import rejects room types with unknown policy codes.
  const policy = document.policies.find((one) => one.policy_code === policy_code) as BundlePolicy;
  const name = pickText(policy.policy_name, languages);
  return cancellationPolicy(policy, name, stay.checkIn, stay.total, stay.today);
}

/**
 * Returns the cancellation policy for a stay, with the date and fee of each tier. Tiers that ended before `today` are
 * omitted. `checkIn` and `today` are dates in the property's time zone; `total` is in minor units. See
 * docs/decisions/cancelling-and-changing.md.
 */
export function cancellationPolicy(
  policy: BundlePolicy,
  policyName: string,
  checkIn: string,
  total: number,
  today: string,
): CancellationPolicy {
  const tiers = [...tierRow(policy, checkIn)]
    .sort((a, b) => b.days_before - a.days_before)
    .map((tier) => ({
      days_before: tier.days_before,
      until: addDays(checkIn, -tier.days_before),
      fee_percent: tier.fee_percent,
      fee: percentOf(total, tier.fee_percent),
    }))
    .filter((tier) => tier.until >= today);
  return { policy_name: policyName, free_until: freeUntil(tiers), tiers };
}

/**
 * Returns the tier that applies: the one with the largest `days_before` that is at most `daysLeft`. After check-in,
 * when `daysLeft` is negative, the last tier applies.
 */
export function feeAt(tiers: readonly PolicyTier[], daysLeft: number): PolicyTier | undefined {
  const lastToFirst = [...tiers].sort((a, b) => a.days_before - b.days_before);
  return lastToFirst.findLast((tier) => tier.days_before <= daysLeft) ?? lastToFirst[0];
}

/** The season and weekday of check-in select the tiers. The eve of a holiday counts as a weekend day. */
function tierRow(policy: BundlePolicy, checkIn: string): readonly FeeTier[] {
  const weekend = isWeekend(policy, checkIn);
  if (isPeak(policy, checkIn)) return weekend ? policy.peak_weekend : policy.peak_weekday;
  return weekend ? policy.off_weekend : policy.off_weekday;
}

function isPeak(policy: BundlePolicy, date: string): boolean {
  const monthDay = date.slice(5);
  return policy.peak_periods.some(({ from, to }) =>
    from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to,
  );
}

function isWeekend(policy: BundlePolicy, date: string): boolean {
  return policy.weekend_days.includes(isoWeekday(date)) || policy.holidays.includes(addDays(date, 1));
}

function isoWeekday(date: string): number {
  return weekday(date) || 7;
}

function freeUntil(tiers: readonly PolicyTier[]): string | null {
  const firstCharged = tiers.findIndex((tier) => tier.fee_percent > 0);
  const free = firstCharged === -1 ? tiers : tiers.slice(0, firstCharged);
  return free.at(-1)?.until ?? null;
}
