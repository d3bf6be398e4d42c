import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PointsType } from '../../generated/types.ts';
import { member } from '../member/member.tables.ts';
import { amount, companyCode, instant } from '../platform/database/columns.ts';
import type { LotPart } from './points.rules.ts';

/** Every change to a member's points locks this row first. */
export const pointsBalance = pgTable(
  'points_balance',
  {
    companyCode: companyCode(),
    memberId: uuid('member_id').notNull(),
    balance: amount('balance').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.memberId] }),
    foreignKey({
      name: 'points_balance_of_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    check('points_balance_not_negative', sql`${t.balance} >= 0`),
  ],
);

/**
 * Points that were granted together and expire together. `remaining` is the number that haven't been spent or expired.
 */
export const pointsLot = pgTable(
  'points_lot',
  {
    companyCode: companyCode(),
    lotId: uuid('lot_id').notNull(),
    memberId: uuid('member_id').notNull(),
    remaining: amount('remaining').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null if the member hasn't been notified about the expiry yet. */
    notifiedAt: instant('notified_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.lotId] }),
    foreignKey({
      name: 'points_lot_of_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('points_lot_by_member').on(t.memberId, t.companyCode, t.expiresAt).where(sql`remaining > 0`),
    index('points_lot_by_expiry').on(t.expiresAt, t.companyCode).where(sql`remaining > 0`),
    check('points_lot_not_negative', sql`${t.remaining} >= 0`),
  ],
);

export const pointsEntry = pgTable(
  'points_entry',
  {
    companyCode: companyCode(),
    entryId: uuid('entry_id').notNull(),
    memberId: uuid('member_id').notNull(),
    pointsType: text('points_type').$type<PointsType>().notNull(),
    points: amount('points').notNull(),
    balance: amount('balance').notNull(),
    at: instant('at').notNull(),
    expiresAt: instant('expires_at'),
    reservationNumber: text('reservation_number'),
    /** Hold number of the booking for which the points were earned, used or returned, if any. */
    holdNumber: text('hold_number'),
    note: text('note'),
    /** The lots that the entry added to or took from. Null for entries from before this column existed. */
    lots: jsonb('lots').$type<readonly (Omit<LotPart, 'expiresAt'> & { expiresAt: string })[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.entryId] }),
    foreignKey({
      name: 'points_entry_of_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('points_entry_by_member').on(t.memberId, t.companyCode, t.at, t.entryId),
    check('points_entry_moves', sql`${t.points} <> 0`),
    check('points_entry_balance_not_negative', sql`${t.balance} >= 0`),
    check('points_entry_expiry_of_what_came', sql`(${t.points} > 0) = (${t.expiresAt} IS NOT NULL)`),
  ],
);

/** An entry that was reversed, and the entry that reversed it. The primary key allows one reversal per entry. */
export const pointsReversal = pgTable(
  'points_reversal',
  {
    companyCode: companyCode(),
    entryId: uuid('entry_id').notNull(),
    reversedBy: uuid('reversed_by').notNull(),
    memberId: uuid('member_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.entryId] }),
    foreignKey({
      name: 'points_reversal_of_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('points_reversal_by_member').on(t.memberId, t.companyCode),
  ],
);

/**
 * Points that a booking uses from one lot. Returning the points deletes this row, so they can be returned only once.
 */
export const pointsUse = pgTable(
  'points_use',
  {
    companyCode: companyCode(),
    holdNumber: text('hold_number').notNull(),
    lotId: uuid('lot_id').notNull(),
    memberId: uuid('member_id').notNull(),
    points: amount('points').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.holdNumber, t.lotId] }),
    foreignKey({
      name: 'points_use_of_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('points_use_by_hold').on(t.holdNumber, t.companyCode),
    index('points_use_by_member').on(t.memberId, t.companyCode),
    check('points_use_positive', sql`${t.points} > 0`),
  ],
);
