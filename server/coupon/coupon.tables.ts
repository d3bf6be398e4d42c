import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { member } from '../member/member.tables.ts';
import { companyCode, instant } from '../platform/database/columns.ts';
import type { CouponTerms } from './coupon.rules.ts';

/**
 * A single-use coupon. If it has no member, a member can register its code. It counts as used as soon as a hold
 * includes it.
 */
export const coupon = pgTable(
  'coupon',
  {
    companyCode: companyCode(),
    couponCode: text('coupon_code').notNull(),
    memberId: uuid('member_id'),
    terms: jsonb('terms').$type<CouponTerms>().notNull(),
    registeredAt: instant('registered_at'),
    holdNumber: text('hold_number'),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.couponCode] }),
    foreignKey({
      name: 'coupon_of_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('coupon_by_member').on(t.memberId, t.companyCode).where(sql`member_id IS NOT NULL`),
    index('coupon_by_hold').on(t.holdNumber, t.companyCode).where(sql`hold_number IS NOT NULL`),
    check('coupon_code_upper', sql`${t.couponCode} = upper(${t.couponCode})`),
    check('coupon_registered_of_member', sql`(${t.memberId} IS NULL) = (${t.registeredAt} IS NULL)`),
    check('coupon_held_is_used', sql`${t.holdNumber} IS NULL OR ${t.usedAt} IS NOT NULL`),
    check('coupon_used_of_member', sql`${t.usedAt} IS NULL OR ${t.memberId} IS NOT NULL`),
  ],
);
