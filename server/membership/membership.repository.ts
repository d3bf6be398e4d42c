import { and, asc, eq } from 'drizzle-orm';
import type { BundleTier } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import { member } from '../member/member.tables.ts';
import type { Database } from '../platform/database/database.ts';
import { company } from '../property/property.tables.ts';
import { membership, tier } from './membership.tables.ts';

export async function insertMembership(db: Database, row: typeof membership.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(membership)
    .values(row)
    .onConflictDoNothing()
    .returning({ memberNo: membership.memberNo });
  return rows.length === 1;
}

/**
 * Returns a member's normalised login ID, the company's name and the member's membership numbers, oldest first. Returns
 * undefined if there is no such member.
 */
export async function readMemberships(db: Database, { companyCode, memberId }: MemberKey) {
  const rows = await db
    .select({ loginIdKey: member.loginIdKey, companyName: company.companyName, memberNo: membership.memberNo })
    .from(member)
    .innerJoin(company, eq(company.companyCode, member.companyCode))
    .leftJoin(membership, and(eq(membership.companyCode, member.companyCode), eq(membership.memberId, member.memberId)))
    .where(and(eq(member.companyCode, companyCode), eq(member.memberId, memberId)))
    .orderBy(asc(membership.createdAt), asc(membership.memberNo));
  const [first] = rows;
  if (first === undefined) return undefined;
  const { loginIdKey, companyName } = first;
  return { loginIdKey, companyName, memberNos: rows.flatMap(({ memberNo }) => (memberNo === null ? [] : [memberNo])) };
}

export function listNumbers(db: Database, { companyCode, memberId }: MemberKey) {
  return db
    .select({ memberNo: membership.memberNo, createdAt: membership.createdAt })
    .from(membership)
    .where(and(eq(membership.companyCode, companyCode), eq(membership.memberId, memberId)))
    .orderBy(asc(membership.createdAt), asc(membership.memberNo));
}

export async function readTiers(db: Database, companyCode: string): Promise<BundleTier[]> {
  const rows = await db
    .select({ document: tier.document })
    .from(tier)
    .where(eq(tier.companyCode, companyCode))
    .orderBy(asc(tier.rank));
  return rows.map(({ document }) => document);
}

export async function replaceTiers(db: Database, companyCode: string, tiers: readonly BundleTier[]): Promise<void> {
  await db.delete(tier).where(eq(tier.companyCode, companyCode));
  if (tiers.length === 0) return;
  await db
    .insert(tier)
    .values(tiers.map((document, rank) => ({ companyCode, tierCode: document.tier_code, rank, document })));
}
