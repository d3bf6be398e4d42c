import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { BundleContract, BundleOwnedRoom } from '../../generated/types.ts';
import { member } from '../member/member.tables.ts';
import { companyCode, count, instant, stayDate } from '../platform/database/columns.ts';

/** A room that was sold before it was built. `document` contains its names and the data that proves ownership. */
export const ownedRoom = pgTable(
  'owned_room',
  {
    companyCode: companyCode(),
    buildingCode: text('building_code').notNull(),
    unitCode: text('unit_code').notNull(),
    roomNumber: text('room_number').notNull(),
    document: jsonb('document').$type<BundleOwnedRoom>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyCode, t.buildingCode, t.unitCode, t.roomNumber] })],
);

/**
 * The contract for an owned room. The main contract holder is the member who has proved ownership of the room. A
 * contract that is no longer in the bundle is kept, because bookings use its vouchers.
 */
export const contract = pgTable(
  'contract',
  {
    companyCode: companyCode(),
    contractNumber: text('contract_number').notNull(),
    buildingCode: text('building_code').notNull(),
    unitCode: text('unit_code').notNull(),
    roomNumber: text('room_number').notNull(),
    document: jsonb('document').$type<BundleContract>().notNull(),
    vouchersTotal: count('vouchers_total').notNull(),
    vouchersUsed: count('vouchers_used').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.contractNumber] }),
    index('contract_by_room').on(t.roomNumber, t.unitCode, t.buildingCode, t.companyCode),
    check('contract_vouchers_not_negative', sql`${t.vouchersUsed} >= 0`),
    check('contract_vouchers_enough', sql`${t.vouchersUsed} <= ${t.vouchersTotal}`),
  ],
);

export const subMember = pgTable(
  'sub_member',
  {
    companyCode: companyCode(),
    subMemberId: uuid('sub_member_id').notNull(),
    contractNumber: text('contract_number').notNull(),
    memberId: uuid('member_id').notNull(),
    active: boolean('active').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.subMemberId] }),
    unique('sub_member_once').on(t.memberId, t.contractNumber, t.companyCode),
    foreignKey({
      name: 'sub_member_of_contract',
      columns: [t.companyCode, t.contractNumber],
      foreignColumns: [contract.companyCode, contract.contractNumber],
    }),
    foreignKey({
      name: 'sub_member_is_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('sub_member_by_contract').on(t.contractNumber, t.companyCode),
  ],
);

/** The vouchers that a booking uses. Releasing them deletes the row, so they are released only once. */
export const voucherUse = pgTable(
  'voucher_use',
  {
    companyCode: companyCode(),
    holdNumber: text('hold_number').notNull(),
    contractNumber: text('contract_number').notNull(),
    /** The booker. There is no foreign key, because the row outlives the account. */
    memberId: uuid('member_id').notNull(),
    hotelCode: text('hotel_code').notNull(),
    startDate: stayDate('start_date').notNull(),
    endDate: stayDate('end_date').notNull(),
    vouchers: count('vouchers').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.holdNumber] }),
    foreignKey({
      name: 'voucher_use_of_contract',
      columns: [t.companyCode, t.contractNumber],
      foreignColumns: [contract.companyCode, contract.contractNumber],
    }),
    index('voucher_use_by_contract').on(t.contractNumber, t.companyCode, t.usedAt),
    index('voucher_use_by_member').on(t.memberId, t.companyCode),
    check('voucher_use_positive', sql`${t.vouchers} > 0`),
  ],
);
