import { foreignKey, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LocalizedText, PaymentType } from '../../generated/types.ts';
import { companyCode, count } from '../platform/database/columns.ts';
import type { HotelDocument } from './hotel.rules.ts';

export const company = pgTable(
  'company',
  {
    companyCode: companyCode(),
    companyName: jsonb('company_name').$type<LocalizedText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyCode] })],
);

/** The one table that is not a company's: it says whose a hotel_code is, because an address names only the hotel. */
export const hotelReference = pgTable('hotel_reference', {
  hotelCode: text('hotel_code').primaryKey(),
  companyCode: companyCode(),
});

/**
 * A property. Everything static is in `document`, read whole; `revision` grows with every import of it. `documentHash` names the
 * document's content, so that a process can keep documents it has read without ever keeping a wrong one.
 */
export const hotel = pgTable(
  'hotel',
  {
    companyCode: companyCode(),
    hotelCode: text('hotel_code').notNull(),
    revision: count('revision').notNull(),
    paymentType: text('payment_type').$type<PaymentType>().notNull(),
    timeZone: text('time_zone').notNull(),
    documentHash: text('document_hash').notNull(),
    document: jsonb('document').$type<HotelDocument>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyCode, table.hotelCode] }),
    foreignKey({ columns: [table.companyCode], foreignColumns: [company.companyCode] }),
  ],
);
