import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { JoinType, MemberType, OwnedRoom, SocialPrefill } from '../../generated/types.ts';
import { member } from '../member/member.tables.ts';
import { companyCode, instant } from '../platform/database/columns.ts';
import type { Affiliation, Sale, SocialAccount, StoredAnswer } from './signup.rules.ts';

/**
 * A sign-up and its proofs. A sign-up expires after half an hour. `memberCode` and `guardianCode` are the ids of the
 * last verifications sent. `answer` is null until the member has been created. It then contains the response to the
 * call that created the member.
 */
export const signup = pgTable(
  'signup',
  {
    companyCode: companyCode(),
    signupId: uuid('signup_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    hotelCode: text('hotel_code').notNull(),
    memberType: text('member_type').$type<MemberType>().notNull(),
    joinType: text('join_type').$type<JoinType>().notNull(),
    social: jsonb('social').$type<SocialAccount>(),
    prefill: jsonb('prefill').$type<SocialPrefill>(),
    memberCode: uuid('member_code'),
    guardianCode: uuid('guardian_code'),
    phoneNumber: text('phone_number'),
    email: text('email'),
    guardianPhone: text('guardian_phone'),
    affiliation: jsonb('affiliation').$type<Affiliation>(),
    ownedRoom: jsonb('owned_room').$type<OwnedRoom>(),
    sale: jsonb('sale').$type<Sale>(),
    memberId: uuid('member_id'),
    answer: jsonb('answer').$type<StoredAnswer>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.signupId] }),
    unique('signup_token_once').on(t.companyCode, t.tokenHash),
    foreignKey({
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('signup_by_expiry').on(t.expiresAt, t.companyCode),
    index('signup_by_member').on(t.companyCode, t.memberId),
  ],
);

/** A company whose staff may join as affiliate members. */
export const affiliate = pgTable(
  'affiliate',
  {
    companyCode: companyCode(),
    businessNumber: text('business_number').notNull(),
    customerNumber: text('customer_number').notNull(),
    affiliateName: text('affiliate_name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyCode, t.businessNumber, t.customerNumber] })],
);
