import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Traveler } from '../../generated/types.ts';
import { member } from '../member/member.tables.ts';
import { companyCode, stayDate } from '../platform/database/columns.ts';

/**
 * Travellers whom a member has saved for later voyages. The client chooses the ID. The passport columns are set only
 * with the traveller's consent, and cleared once the passport has expired.
 */
export const savedTraveller = pgTable(
  'saved_traveller',
  {
    companyCode: companyCode(),
    memberId: uuid('member_id').notNull(),
    savedTravellerId: uuid('saved_traveller_id').notNull(),
    koreanName: text('korean_name'),
    englishLastName: text('english_last_name').notNull(),
    englishFirstName: text('english_first_name').notNull(),
    gender: text('gender').$type<Traveler['gender']>().notNull(),
    nationality: text('nationality').$type<Traveler['nationality']>().notNull(),
    birthday: stayDate('birthday').notNull(),
    passportKeyId: text('passport_key_id'),
    passportSealed: text('passport_sealed'),
    passportMasked: text('passport_masked'),
    passportIssuedOn: stayDate('passport_issued_on'),
    passportExpiresOn: stayDate('passport_expires_on'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.memberId, t.savedTravellerId] }),
    foreignKey({
      name: 'saved_traveller_of_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('saved_traveller_with_passport')
      .on(t.passportExpiresOn, t.companyCode)
      .where(sql`passport_sealed IS NOT NULL`),
    index('saved_traveller_by_key').on(t.passportKeyId, t.companyCode).where(sql`passport_sealed IS NOT NULL`),
    check(
      'saved_traveller_passport_whole',
      sql`num_nonnulls(${t.passportKeyId}, ${t.passportSealed}, ${t.passportMasked}, ${t.passportIssuedOn}, ${t.passportExpiresOn}) in (0, 5)`,
    ),
  ],
);
