import type { ProblemCode } from '../../generated/problems.ts';
import type { BundleTier, OwnTierResult, Tier, TierRecord } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import { findMember } from '../member/member.usecases.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Ids } from '../platform/ids.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { type Language, pickText, type TextLanguages, textLanguages } from '../platform/values/language.ts';
import { textsFor, textsOfCompany } from '../property/hotel.rules.ts';
import { findHotel, hotelsOfCompany } from '../property/property.usecases.ts';
import { listNumbers, readTiers } from './membership.repository.ts';
import { type Counted, countedSince, grantOf, tierMove, nextTier, NO_STAYS } from './membership.rules.ts';
import {
  beginStanding,
  type EntryRow,
  findFirstTier,
  findStanding,
  findTier,
  grantStanding,
  listStandings,
  listTierEntries,
  type MemberStanding,
  moveStanding,
} from './tier.repository.ts';
import { ALL_ROWS } from '../platform/values/cursor.ts';

/** Returns the nights and spend of the stays that ended on or after `since`, by member and currency. */
type SumEndedStays = (
  db: Database,
  companyCode: string,
  memberIds: readonly string[],
  since: string,
) => Promise<{ memberId: string; currency: string; nights: number; spend: number }[]>;

export type TierDeps = { db: Database; clock: Clock; sumEndedStays: SumEndedStays };
export type TierJobDeps = TierDeps & { ids: Ids };

/** Returns the tier whose benefits apply when a member books or earns points. */
export const tierOf = findTier;

const BATCH_SIZE = 500;
const HISTORY_SIZE = 100;

/**
 * Gives a new member the first tier. Call this in the transaction that creates the member. Does nothing if the company
 * has no tiers or the member already has a tier.
 */
export async function beginTier(tx: Database, ids: Ids, key: MemberKey, now: Date): Promise<void> {
  const tiers = await readTiers(tx, key.companyCode);
  if (tiers.length > 0) await settleOne(tx, { ids, now, tiers, counted: NO_STAYS }, { ...key, standing: null });
}

/** Returns the percentage of a stay's price that a member earns as points, or 0. */
export async function pointsPercentOf(db: Database, key: MemberKey): Promise<number> {
  return earningOf(await findTier(db, key));
}

/**
 * Returns the percentage of a stay's price that a member with the company's first tier earns as points. Use it for a
 * guest who is about to join.
 */
export async function firstPointsPercentOf(db: Database, companyCode: string): Promise<number> {
  return earningOf(await findFirstTier(db, companyCode));
}

function earningOf(tier: BundleTier | undefined): number {
  return tier?.benefits.find(({ benefit_type }) => benefit_type === 'point_earning')?.value ?? 0;
}

/** Recalculates every member's tier from the stays of the last 12 months. Safe to repeat. */
export async function settleTiers(deps: TierJobDeps): Promise<void> {
  let after: MemberKey | null = null;
  for (;;) {
    const members: MemberStanding[] = await listStandings(deps.db, after, BATCH_SIZE);
    const companies = Map.groupBy(members, ({ companyCode }) => companyCode);
    for (const [companyCode, members] of companies) await settleAll(deps, companyCode, members);
    after = members.at(-1) ?? null;
    if (members.length < BATCH_SIZE) return;
  }
}

async function settleAll(
  { db, clock, ids, sumEndedStays }: TierJobDeps,
  companyCode: string,
  members: readonly MemberStanding[],
): Promise<void> {
  const tiers = await readTiers(db, companyCode);
  if (tiers.length === 0) return;
  const now = clock.now();
  const memberIds = members.map(({ memberId }) => memberId);
  const counts = countedOf(await sumEndedStays(db, companyCode, memberIds, countedSince(now)));
  for (const member of members)
    await settleOne(db, { ids, now, tiers, counted: counts.get(member.memberId) ?? NO_STAYS }, member);
}

function countedOf(sums: Awaited<ReturnType<SumEndedStays>>): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  for (const { memberId, currency, nights, spend } of sums) {
    const total = counts.get(memberId) ?? NO_STAYS;
    counts.set(memberId, { nights: total.nights + nights, spend: { ...total.spend, [currency]: spend } });
  }
  return counts;
}

type TierContext = { ids: Ids; now: Date; tiers: readonly BundleTier[]; counted: Counted };

async function settleOne(
  db: Database,
  { ids, now, tiers, counted }: TierContext,
  member: MemberStanding,
): Promise<void> {
  const { standing } = member;
  const change = tierMove(tiers, counted, standing, now);
  if (!change) return;
  const { tierCode, cause, grant } = change;
  const tierName = tiers.find((tier) => tier.tier_code === tierCode)!.tier_name;
  const grantedUntil = cause === 'granted' ? (grant?.until ?? null) : null;
  const entry = { entryId: ids.uuid(), tierCode, tierName, grantedUntil };
  if (!standing) return beginStanding(db, member, { ...entry, cause: cause ?? 'begun', at: now });
  const grantEnded = grant === null && standing.grant !== null;
  await moveStanding(db, member, standing, { ...entry, cause, at: cause ? now : standing.since, grantEnded });
}

/**
 * Grants a tier and replaces any earlier grant. If `until` is null, the grant never ends. Fails with `not_found` if the
 * company has no such tier. The grant is recorded in the history even if the member's stays already earn a higher tier.
 */
export async function grantTier(
  tx: Database,
  { ids, clock }: { ids: Ids; clock: Clock },
  key: MemberKey,
  { tierCode, until }: { tierCode: string; until: Date | null },
): Promise<Outcome<void, 'not_found'>> {
  const tiers = await readTiers(tx, key.companyCode);
  const rank = tiers.findIndex((tier) => tier.tier_code === tierCode);
  if (rank < 0) return fail('not_found');
  const entry = { entryId: ids.uuid(), tierCode, tierName: tiers[rank]!.tier_name, at: clock.now() };
  const lower = tiers.slice(0, rank).map((tier) => tier.tier_code);
  await grantStanding(tx, key, { ...entry, cause: 'granted', grantedUntil: until, lower });
  return ok();
}

/**
 * Returns a member's tier, the progress towards the next tier and the tier history. Fails with `session_expired` if the
 * member has withdrawn.
 */
export async function getOwnTier(
  deps: TierDeps,
  key: MemberKey,
  language: Language,
): Promise<Outcome<OwnTierResult, ProblemCode<'getOwnTier'>>> {
  const { db } = deps;
  const person = await findMember(db, key);
  if (!person) return fail('session_expired');
  const now = deps.clock.now();
  const since = countedSince(now);
  const [hotel, tiers, member, sums, entries] = await Promise.all([
    findHotel({ db }, person.hotelCode),
    readTiers(db, key.companyCode),
    findStanding(db, key),
    deps.sumEndedStays(db, key.companyCode, [key.memberId], since),
    listTierEntries(db, key, HISTORY_SIZE),
  ]);
  const languages = hotel.ok ? textsFor(language, hotel.value.document) : textLanguages(language, 'ko');
  const standing = member?.standing;
  const tier = member && (tiers.find(({ tier_code }) => tier_code === standing?.tierCode) ?? tiers[0]);
  const next = tier && nextTier(tiers, tier.tier_code, countedOf(sums).get(key.memberId) ?? NO_STAYS);
  return ok({
    result: 'success',
    current: tier
      ? {
          tier: presentTier(tier, languages),
          since: standing?.since.toISOString() ?? null,
          granted_until: (standing && grantOf(standing, now)?.until?.toISOString()) ?? null,
        }
      : null,
    next: next
      ? {
          tier_code: next.tier.tier_code,
          tier_name: pickText(next.tier.tier_name, languages),
          colour: next.tier.colour,
          nights: next.nights,
          spend: next.spend,
        }
      : null,
    counted_since: since,
    history: entries.map((entry) => presentEntry(entry, languages)),
  });
}

/** Returns a member's stored tier, or null if there is none. */
export async function tierRecordOf(db: Database, key: MemberKey): Promise<TierRecord | null> {
  const standing = (await findStanding(db, key))?.standing;
  if (!standing) return null;
  return {
    tier_code: standing.tierCode,
    since: standing.since.toISOString(),
    granted_code: standing.grant?.tierCode ?? null,
    granted_until: standing.grant?.until?.toISOString() ?? null,
  };
}

export async function membershipData(db: Database, key: MemberKey, language: Language) {
  const [numbers, tier, entries, hotels] = await Promise.all([
    listNumbers(db, key),
    tierRecordOf(db, key),
    listTierEntries(db, key, ALL_ROWS),
    hotelsOfCompany(db, key.companyCode),
  ]);
  return {
    memberships: numbers.map(({ memberNo, createdAt }) => ({ member_no: memberNo, since: createdAt.toISOString() })),
    tier,
    tier_history: entries.map((entry) => presentEntry(entry, textsOfCompany(language, hotels))),
  };
}

export function presentTier(tier: BundleTier, languages: TextLanguages): Tier {
  return {
    ...tier,
    tier_name: pickText(tier.tier_name, languages),
    qualification: pickText(tier.qualification, languages),
  };
}

function presentEntry({ tierCode, tierName, cause, at, grantedUntil }: EntryRow, languages: TextLanguages) {
  return {
    tier_code: tierCode,
    tier_name: pickText(tierName, languages),
    cause,
    at: at.toISOString(),
    granted_until: grantedUntil?.toISOString() ?? null,
  };
}
