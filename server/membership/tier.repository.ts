import type { BundleTier, TierCause } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Standing } from './membership.rules.ts';

type StandingRow = MemberKey & {
  tierCode: string | null;
  since: Date | null;
  grantedCode: string | null;
  grantedUntil: Date | null;
};

export type MemberStanding = MemberKey & { standing: Standing | null };

const STANDING = `m.company_code AS "companyCode", m.member_id AS "memberId", t.tier_code AS "tierCode", t.since,
    t.granted_code AS "grantedCode", t.granted_until AS "grantedUntil"`;

function standingOf({
  companyCode,
  memberId,
  tierCode,
  since,
  grantedCode,
  grantedUntil,
}: StandingRow): MemberStanding {
  const grant = grantedCode === null ? null : { tierCode: grantedCode, until: grantedUntil };
  const standing = tierCode === null || since === null ? null : { tierCode, since, grant };
  return { companyCode, memberId, standing };
}

/**
 * Returns a member's stored tier, or undefined if the member has no membership number. `standing` is null if no tier is
 * stored.
 */
export async function findStanding(db: Database, key: MemberKey): Promise<MemberStanding | undefined> {
  const query = `SELECT ${STANDING} FROM membership AS m
    LEFT JOIN member_tier AS t ON t.company_code = m.company_code AND t.member_id = m.member_id
    WHERE m.company_code = $1 AND m.member_id = $2::uuid LIMIT 1`;
  const [row] = await rowsOf<StandingRow>(db, query, [key.companyCode, key.memberId]);
  return row && standingOf(row);
}

/**
 * Returns the bundle's definition of a member's tier, or undefined if the member has no tier or the bundle no longer
 * contains it.
 */
export async function findTier(db: Database, { companyCode, memberId }: MemberKey): Promise<BundleTier | undefined> {
  const query = `
    SELECT t.document FROM member_tier AS m JOIN tier AS t ON t.company_code = m.company_code AND t.tier_code = m.tier_code
    WHERE m.company_code = $1 AND m.member_id = $2::uuid`;
  const [row] = await rowsOf<{ document: BundleTier }>(db, query, [companyCode, memberId]);
  return row?.document;
}

/** Returns the tier of the company's new members, or undefined if the company has no tiers. */
export async function findFirstTier(db: Database, companyCode: string): Promise<BundleTier | undefined> {
  const query = 'SELECT t.document FROM tier AS t WHERE t.company_code = $1 ORDER BY t.rank LIMIT 1';
  const [row] = await rowsOf<{ document: BundleTier }>(db, query, [companyCode]);
  return row?.document;
}

export async function listStandings(db: Database, after: MemberKey | null, atMost: number): Promise<MemberStanding[]> {
  const query = `
    SELECT ${STANDING} FROM (
      SELECT DISTINCT company_code, member_id FROM membership
      WHERE (company_code, member_id) > ($1, $2::uuid) ORDER BY company_code, member_id LIMIT $3
    ) AS m LEFT JOIN member_tier AS t ON t.company_code = m.company_code AND t.member_id = m.member_id
    ORDER BY m.company_code, m.member_id`;
  const position = [after?.companyCode ?? '', after?.memberId ?? '00000000-0000-0000-0000-000000000000'];
  return (await rowsOf<StandingRow>(db, query, [...position, atMost])).map(standingOf);
}

type TierEntry = {
  entryId: string;
  tierCode: string;
  tierName: BundleTier['tier_name'];
  cause: TierCause;
  at: Date;
  grantedUntil: Date | null;
};

const ENTRY = `INSERT INTO tier_entry (company_code, entry_id, member_id, tier_code, tier_name, cause, at, granted_until)
  SELECT $1, $5::uuid, $2::uuid, $3, $6::jsonb, $7, $4::timestamptz, $8::timestamptz`;

function entryValues(
  { companyCode, memberId }: MemberKey,
  entry: Omit<TierEntry, 'cause'> & { cause: TierCause | null },
) {
  const { entryId, tierCode, tierName, cause, at, grantedUntil } = entry;
  const name = JSON.stringify(tierName);
  return [companyCode, memberId, tierCode, at.toISOString(), entryId, name, cause, grantedUntil?.toISOString() ?? null];
}

/** Locks the member before the tier, in the same order as a withdrawal. Finds no row if the member has withdrawn. */
const HELD = `WITH held AS (
    SELECT company_code, member_id FROM member WHERE company_code = $1 AND member_id = $2::uuid FOR KEY SHARE
  )`;

const BEGIN = `${HELD}, begun AS (
    INSERT INTO member_tier (company_code, member_id, tier_code, since)
    SELECT company_code, member_id, $3, $4::timestamptz FROM held
    ON CONFLICT (company_code, member_id) DO NOTHING RETURNING 1
  ) ${ENTRY} FROM begun`;

/** Stores a member's first tier and a history entry. Does nothing if the member already has a tier. */
export async function beginStanding(db: Database, key: MemberKey, entry: TierEntry): Promise<void> {
  await rowsOf(db, BEGIN, entryValues(key, entry));
}

/** Updates the row only if it is unchanged, so that a concurrent grant isn't overwritten. */
const MOVE = `${HELD}, moved AS (
    UPDATE member_tier AS t SET tier_code = $3, since = $4::timestamptz,
      granted_code = CASE WHEN $9::boolean THEN NULL ELSE granted_code END,
      granted_until = CASE WHEN $9::boolean THEN NULL ELSE granted_until END
    FROM held WHERE t.company_code = held.company_code AND t.member_id = held.member_id AND tier_code = $10
      AND granted_code IS NOT DISTINCT FROM $11 AND granted_until IS NOT DISTINCT FROM $12::timestamptz
    RETURNING 1
  ) ${ENTRY} FROM moved WHERE $7::text IS NOT NULL`;

/**
 * Changes a member's tier and adds a history entry. If `cause` is null, only the grant changes and no entry is added.
 * If `grantEnded` is true, the grant is deleted.
 */
export async function moveStanding(
  db: Database,
  key: MemberKey,
  previous: Standing,
  { grantEnded, ...entry }: Omit<TierEntry, 'cause'> & { cause: TierCause | null; grantEnded: boolean },
): Promise<void> {
  const { tierCode, grant } = previous;
  const expected = [tierCode, grant?.tierCode ?? null, grant?.until?.toISOString() ?? null];
  await rowsOf(db, MOVE, [...entryValues(key, entry), grantEnded, ...expected]);
}

const GRANT = `${HELD}, granted AS (
    INSERT INTO member_tier (company_code, member_id, tier_code, since, granted_code, granted_until)
    SELECT company_code, member_id, $3, $4::timestamptz, $3, $8::timestamptz FROM held
    ON CONFLICT (company_code, member_id) DO UPDATE SET granted_code = $3, granted_until = $8::timestamptz,
      tier_code = CASE WHEN member_tier.tier_code = ANY($9::text[]) THEN $3 ELSE member_tier.tier_code END,
      since = CASE WHEN member_tier.tier_code = ANY($9::text[]) THEN $4::timestamptz ELSE member_tier.since END
    RETURNING 1
  ) ${ENTRY} FROM granted`;

/**
 * Grants a tier in place of any earlier grant and adds a history entry. The granted tier takes effect at once if the
 * current tier is in `lower`.
 */
export async function grantStanding(
  db: Database,
  key: MemberKey,
  { lower, ...entry }: TierEntry & { lower: readonly string[] },
): Promise<void> {
  await rowsOf(db, GRANT, [...entryValues(key, entry), lower]);
}

export type EntryRow = Omit<TierEntry, 'entryId'>;

export function listTierEntries(db: Database, { companyCode, memberId }: MemberKey, atMost: number) {
  const query = `SELECT tier_code AS "tierCode", tier_name AS "tierName", cause, at, granted_until AS "grantedUntil"
    FROM tier_entry WHERE company_code = $1 AND member_id = $2::uuid ORDER BY at DESC, entry_id DESC LIMIT $3`;
  return rowsOf<EntryRow>(db, query, [companyCode, memberId, atMost]);
}
