import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Traveler, TravellerBand } from '../../../generated/types.ts';
import { companyCode, count, stayDate } from '../../platform/database/columns.ts';
import { hold } from '../booking.tables.ts';

/**
 * Travellers of a voyage, stored with the reservation's original hold and never with the hold for a change. `place` is
 * the traveller's index in the hold request. `cabin` and `band` are the original values; a change stores new values in
 * its own hold. The passport columns are cleared on `passport_kept_until`.
 */
export const traveller = pgTable(
  'traveller',
  {
    companyCode: companyCode(),
    holdNumber: text('hold_number').notNull(),
    place: count('place').notNull(),
    cabin: count('cabin').notNull(),
    band: text('band').$type<TravellerBand>().notNull(),
    koreanName: text('korean_name'),
    englishLastName: text('english_last_name').notNull(),
    englishFirstName: text('english_first_name').notNull(),
    gender: text('gender').$type<Traveler['gender']>().notNull(),
    nationality: text('nationality').notNull(),
    birthday: stayDate('birthday').notNull(),
    passportKeyId: text('passport_key_id'),
    passportSealed: text('passport_sealed'),
    passportMasked: text('passport_masked'),
    passportIssuedOn: stayDate('passport_issued_on'),
    passportExpiresOn: stayDate('passport_expires_on'),
    passportKeptUntil: stayDate('passport_kept_until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.holdNumber, t.place] }),
    foreignKey({ columns: [t.companyCode, t.holdNumber], foreignColumns: [hold.companyCode, hold.holdNumber] }),
    index('traveller_with_passport').on(t.passportKeptUntil, t.companyCode).where(sql`passport_sealed IS NOT NULL`),
    index('traveller_by_key').on(t.passportKeyId, t.companyCode).where(sql`passport_sealed IS NOT NULL`),
    check(
      'traveller_passport_whole',
      sql`num_nonnulls(${t.passportKeyId}, ${t.passportSealed}, ${t.passportMasked}, ${t.passportIssuedOn}, ${t.passportExpiresOn}) in (0, 5)`,
    ),
  ],
);
