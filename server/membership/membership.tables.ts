import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BundleTier } from '../../generated/types.ts';
import { member } from '../member/member.tables.ts';
import { companyCode, count, instant } from '../platform/columns.ts';

/** A membership number of a member. Most have one; who has several books with the first. */
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

/** A tier as its provider wrote it; `rank` 0 is the first. */
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
