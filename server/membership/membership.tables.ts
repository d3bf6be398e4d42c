import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BundleTier, TierCause } from '../../generated/types.ts';
import { member } from '../member/member.tables.ts';
import { companyCode, count, instant } from '../platform/database/columns.ts';

export const membership = pgTable(
  'membership',
  {
    companyCode: companyCode(),
    memberNo: text('member_no').notNull(),
    memberId: uuid('member_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.memberNo] }),
    foreignKey({
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('membership_by_member').on(t.companyCode, t.memberId, t.createdAt),
  ],
);

/** A tier from the provider's bundle. Rank 0 is the lowest tier. */
export const tier = pgTable(
  'tier',
  {
    companyCode: companyCode(),
    tierCode: text('tier_code').notNull(),
    rank: count('rank').notNull(),
    document: jsonb('document').$type<BundleTier>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyCode, t.tierCode] })],
);

/**
 * A member's tier, which applies to all of the member's membership numbers. `granted_code` is the tier that the company
 * has granted until `granted_until`, or indefinitely if that is null. Stays may earn the member a higher tier.
 */
export const memberTier = pgTable(
  'member_tier',
  {
    companyCode: companyCode(),
    memberId: uuid('member_id').notNull(),
    tierCode: text('tier_code').notNull(),
    since: instant('since').notNull(),
    grantedCode: text('granted_code'),
    grantedUntil: instant('granted_until'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.memberId] }),
    foreignKey({
      name: 'member_tier_of_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    check('member_tier_end_of_grant', sql`${t.grantedUntil} IS NULL OR ${t.grantedCode} IS NOT NULL`),
  ],
);

/**
 * An entry in the history of a member's tier. The table is append-only, and each entry keeps the tier's name at that
 * time.
 */
export const tierEntry = pgTable(
  'tier_entry',
  {
    companyCode: companyCode(),
    entryId: uuid('entry_id').notNull(),
    memberId: uuid('member_id').notNull(),
    tierCode: text('tier_code').notNull(),
    tierName: jsonb('tier_name').$type<BundleTier['tier_name']>().notNull(),
    cause: text('cause').$type<TierCause>().notNull(),
    at: instant('at').notNull(),
    grantedUntil: instant('granted_until'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.entryId] }),
    foreignKey({
      name: 'tier_entry_of_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('tier_entry_by_member').on(t.memberId, t.companyCode, t.at, t.entryId),
    check('tier_entry_end_of_grant', sql`${t.grantedUntil} IS NULL OR ${t.cause} = 'granted'`),
  ],
);
