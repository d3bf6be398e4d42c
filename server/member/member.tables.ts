import { sql } from 'drizzle-orm';
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
import type {
  Gender,
  JoinType,
  MemberType,
  OwnedRoom,
  SignupAgreements,
  SocialProvider,
} from '../../generated/types.ts';
import { companyCode, instant, stayDate } from '../platform/database/columns.ts';

/**
 * A person's account with a company. `login_id_key` and `email_key` contain the lower-case values used for comparison.
 * Only accounts created through a social login have no password.
 */
export const member = pgTable(
  'member',
  {
    companyCode: companyCode(),
    memberId: uuid('member_id').notNull(),
    loginId: text('login_id').notNull(),
    loginIdKey: text('login_id_key').notNull(),
    joinType: text('join_type').$type<JoinType>().notNull(),
    memberType: text('member_type').$type<MemberType>().notNull(),
    passwordHash: text('password_hash'),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    lastNameEn: text('last_name_en'),
    firstNameEn: text('first_name_en'),
    phoneNumber: text('phone_number').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    birthday: stayDate('birthday').notNull(),
    gender: text('gender').$type<Gender>().notNull(),
    address: text('address'),
    addressDetail: text('address_detail'),
    agreeMarketing: boolean('agree_marketing').notNull(),
    marketingAgreedAt: instant('marketing_agreed_at'),
    /** The consents given at sign-up. Their date is `created_at`. Null if the member didn't join on the site. */
    agreements: jsonb('agreements').$type<SignupAgreements>(),
    guardianName: text('guardian_name'),
    guardianPhone: text('guardian_phone'),
    descriptions: text('descriptions'),
    affiliateName: text('affiliate_name'),
    businessNumber: text('business_number'),
    customerNumber: text('customer_number'),
    ownedRoom: jsonb('owned_room').$type<OwnedRoom>(),
    /** Entered by the owner. Identifies the person who recommended the room. */
    referralCode: text('referral_code'),
    hotelCode: text('hotel_code').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.memberId] }),
    unique('member_login_id_once').on(t.companyCode, t.loginIdKey),
    unique('member_email_once').on(t.companyCode, t.emailKey),
    unique('member_phone_once').on(t.companyCode, t.phoneNumber),
    uniqueIndex('member_owned_room_once')
      .on(
        sql`(owned_room->>'room_number')`,
        sql`(owned_room->>'unit_code')`,
        sql`(owned_room->>'building_code')`,
        t.companyCode,
      )
      .where(sql`owned_room IS NOT NULL`),
    check('member_marketing_dated', sql`${t.agreeMarketing} = (${t.marketingAgreedAt} IS NOT NULL)`),
    check('member_password_unless_social', sql`(${t.joinType} = 'NORMAL') = (${t.passwordHash} IS NOT NULL)`),
  ],
);

/** A social account that a member can log in with. `is_first` is true if the member joined with this account. */
export const socialAccount = pgTable(
  'social_account',
  {
    companyCode: companyCode(),
    provider: text('provider').$type<SocialProvider>().notNull(),
    subject: text('subject').notNull(),
    memberId: uuid('member_id').notNull(),
    isFirst: boolean('is_first').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.provider, t.subject] }),
    unique('social_account_once_per_provider').on(t.companyCode, t.memberId, t.provider),
    foreignKey({
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
  ],
);

/**
 * The keyed hashes and the password hash of a withdrawn member, kept for 30 days. With them, a login can report the
 * withdrawal, and the person can't join again too early.
 */
export const withdrawnMember = pgTable(
  'withdrawn_member',
  {
    companyCode: companyCode(),
    withdrawnId: uuid('withdrawn_id').notNull(),
    loginIdHash: text('login_id_hash').notNull(),
    phoneHash: text('phone_hash').notNull(),
    socialHash: text('social_hash'),
    passwordHash: text('password_hash'),
    withdrawnAt: instant('withdrawn_at').notNull(),
    eraseAt: instant('erase_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.withdrawnId] }),
    index('withdrawn_member_by_login_id').on(t.companyCode, t.loginIdHash),
    index('withdrawn_member_by_phone').on(t.companyCode, t.phoneHash),
    index('withdrawn_member_by_erasure').on(t.eraseAt, t.companyCode),
    index('withdrawn_member_by_social').on(t.companyCode, t.socialHash),
  ],
);
