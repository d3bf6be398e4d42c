import { and, eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Agreements, CustomerInfo, Stay } from '../../generated/types.ts';
import { member } from '../member/member.tables.ts';
import { amount, companyCode, instant, stayDate } from '../platform/database/columns.ts';
import type { Allocation, QuotedChange, StayChange } from './booking.rules.ts';
import type { BookingRequest } from './request.rules.ts';

/*
 * In unique keys and secondary indexes, put the selective column first and the company last. If the company came first
 * in every index, the planner might pick an unsuitable index for a new table without statistics and read every row of
 * the company.
 */

/** A priced request. It reserves no inventory. */
export const quote = pgTable(
  'quote',
  {
    companyCode: companyCode(),
    quoteId: uuid('quote_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The member who owns the quote and the reservation made from it; null for a visitor. */
    memberId: uuid('member_id'),
    memberNo: text('member_no'),
    hotelCode: text('hotel_code').notNull(),
    language: text('language').notNull(),
    request: jsonb('request').$type<BookingRequest>().notNull(),
    stay: jsonb('stay').$type<Stay>().notNull(),
    change: jsonb('change').$type<QuotedChange>(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.quoteId] }),
    unique('quote_token_once').on(t.tokenHash, t.companyCode),
    index('quote_by_expiry').on(t.expiresAt, t.companyCode),
    foreignKey({
      name: 'quote_of_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }),
    index('quote_by_member').on(t.memberId, t.companyCode).where(sql`member_id IS NOT NULL`),
    check('quote_number_of_member', sql`${t.memberNo} IS NULL OR ${t.memberId} IS NOT NULL`),
  ],
);

/**
 * Inventory reserved for HOLD_MINUTES, or permanently once the hold is confirmed. A hold for a change refers to the
 * reservation's original hold (`changes_hold_number`) and takes only the inventory that the change adds; when it is
 * confirmed, the original hold gets the complete allocation. While a card approval is running, `paying_until` keeps
 * the hold from expiring or being released. Payment, expiry and release all lock this row.
 */
export const hold = pgTable(
  'hold',
  {
    companyCode: companyCode(),
    holdNumber: text('hold_number').notNull(),
    quoteId: uuid('quote_id').notNull(),
    changesHoldNumber: text('changes_hold_number'),
    change: jsonb('change').$type<StayChange>(),
    hotelCode: text('hotel_code').notNull(),
    status: text('status').$type<'held' | 'confirmed' | 'released' | 'expired'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    payingUntil: instant('paying_until'),
    allocation: jsonb('allocation').$type<Allocation>().notNull(),
    stay: jsonb('stay').$type<Stay>().notNull(),
    customer: jsonb('customer').$type<CustomerInfo>().notNull(),
    agreements: jsonb('agreements').$type<Agreements>().notNull(),
    /**
     * Keyed hashes of the booker's client address, phone number and email address, which are used to enforce the limits
     * in MOST_HELD. `from_address` is null if the client address is unknown.
     */
    fromAddress: text('from_address'),
    fromPhone: text('from_phone'),
    fromEmail: text('from_email'),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.holdNumber] }),
    unique('hold_once_per_quote').on(t.quoteId, t.companyCode),
    foreignKey({ columns: [t.companyCode, t.quoteId], foreignColumns: [quote.companyCode, quote.quoteId] }),
    foreignKey({
      name: 'hold_changes_hold',
      columns: [t.companyCode, t.changesHoldNumber],
      foreignColumns: [t.companyCode, t.holdNumber],
    }),
    index('hold_by_changed').on(t.changesHoldNumber, t.companyCode).where(sql`changes_hold_number IS NOT NULL`),
    uniqueIndex('hold_one_open_change')
      .on(t.changesHoldNumber, t.companyCode)
      .where(sql`changes_hold_number IS NOT NULL AND status = 'held'`),
    check('hold_change_whole', sql`(${t.changesHoldNumber} IS NULL) = (${t.change} IS NULL)`),
    index('hold_by_expiry').on(t.expiresAt, t.companyCode).where(sql`status = 'held'`),
    index('hold_of_guest')
      .on(t.expiresAt, t.companyCode)
      .where(sql`status IN ('released', 'expired') AND customer->>'guest_last_name' <> ''`),
    index('hold_by_address').on(t.fromAddress, t.companyCode).where(sql`status = 'held'`),
    index('hold_by_phone').on(t.fromPhone, t.companyCode).where(sql`status = 'held'`),
    index('hold_by_email').on(t.fromEmail, t.companyCode).where(sql`status = 'held'`),
    check('hold_status_known', sql`${t.status} IN ('held', 'confirmed', 'released', 'expired')`),
  ],
);

export const reservation = pgTable(
  'reservation',
  {
    companyCode: companyCode(),
    reservationNumber: text('reservation_number').notNull(),
    holdNumber: text('hold_number').notNull(),
    hotelCode: text('hotel_code').notNull(),
    status: text('status').$type<'confirmed' | 'cancelled' | 'complete' | 'used'>().notNull(),
    guestNames: jsonb('guest_names').$type<string[]>().notNull(),
    checkIn: stayDate('check_in').notNull(),
    checkOut: stayDate('check_out').notNull(),
    /**
     * `member_id` and `member_no` are null for a visitor's reservation. A member can also book without a membership
     * number.
     */
    memberId: uuid('member_id'),
    memberNo: text('member_no'),
    /**
     * Set by the property's own system. `property_code` is the reservation's number there, and `memo` is a message to
     * the guest.
     */
    propertyCode: text('property_code'),
    memo: text('memo'),
    /** For the property's staff, by index of the room. Never shown to the guest, and neither is `property_note`. */
    roomNumbers: jsonb('room_numbers').$type<(string | null)[]>(),
    propertyNote: text('property_note'),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    cancelledByProperty: boolean('cancelled_by_property').notNull().default(false),
    cancelReason: text('cancel_reason'),
    fee: amount('fee'),
    refund: amount('refund'),
    /** Set if the guest didn't arrive. The status is then `used`. */
    noShowAt: instant('no_show_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.reservationNumber] }),
    unique('reservation_once_per_hold').on(t.holdNumber, t.companyCode),
    foreignKey({ columns: [t.companyCode, t.holdNumber], foreignColumns: [hold.companyCode, hold.holdNumber] }),
    foreignKey({
      name: 'reservation_of_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }),
    index('reservation_by_member').on(t.memberId, t.companyCode, t.checkOut).where(sql`member_id IS NOT NULL`),
    index('reservation_by_check_in').on(t.checkIn, t.companyCode, t.reservationNumber),
    index('reservation_by_property_code').on(t.propertyCode, t.companyCode).where(sql`property_code IS NOT NULL`),
    check('reservation_number_of_member', sql`${t.memberNo} IS NULL OR ${t.memberId} IS NOT NULL`),
    index('reservation_by_check_out')
      .on(t.checkOut, t.companyCode, t.hotelCode)
      .where(sql`status IN ('confirmed', 'complete')`),
    check('reservation_status_known', sql`${t.status} IN ('confirmed', 'cancelled', 'complete', 'used')`),
    check('reservation_no_show_used', sql`${t.noShowAt} IS NULL OR ${t.status} = 'used'`),
    check('reservation_cancelled_whole', sql`(${t.status} = 'cancelled') = (${t.cancelledAt} IS NOT NULL)`),
  ],
);

/** Joins a hold to the reservation that it created. Joins a hold for a change to the reservation that it changes. */
export const reservationOfHold = and(
  eq(reservation.companyCode, hold.companyCode),
  eq(reservation.holdNumber, sql`coalesce(${hold.changesHoldNumber}, ${hold.holdNumber})`),
);

/** A token that the guest shows as a QR code. It gives the property's staff access to one reservation. */
export const checkInToken = pgTable(
  'check_in_token',
  {
    companyCode: companyCode(),
    tokenHash: text('token_hash').notNull(),
    reservationNumber: text('reservation_number').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.tokenHash] }),
    foreignKey({
      columns: [t.companyCode, t.reservationNumber],
      foreignColumns: [reservation.companyCode, reservation.reservationNumber],
    }),
    index('check_in_token_by_expiry').on(t.expiresAt, t.companyCode),
  ],
);

/**
 * A Reservation-Token, which gives access to one hold and its reservation. `looked_up` is true if the caller knows only
 * the guest's name and the reservation number. Phone numbers are then masked.
 */
export const bookingToken = pgTable(
  'booking_token',
  {
    companyCode: companyCode(),
    tokenHash: text('token_hash').notNull(),
    holdNumber: text('hold_number').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lookedUp: boolean('looked_up').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.tokenHash] }),
    foreignKey({ columns: [t.companyCode, t.holdNumber], foreignColumns: [hold.companyCode, hold.holdNumber] }),
    index('booking_token_by_expiry').on(t.expiresAt, t.companyCode),
  ],
);

export type QuoteRow = typeof quote.$inferSelect;
export type HoldRow = typeof hold.$inferSelect;
export type TokenRow = typeof bookingToken.$inferSelect;
export type NewToken = typeof bookingToken.$inferInsert;
