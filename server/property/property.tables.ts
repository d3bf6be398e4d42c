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

/**
 * Maps each hotel code to its company, because requests contain only the hotel code. This is the only table without
 * company_code in its key.
 */
export const hotelReference = pgTable('hotel_reference', {
  hotelCode: text('hotel_code').primaryKey(),
  companyCode: companyCode(),
});

/**
 * `document` contains the property's data from the bundle, except the days. `documentHash` is the hash of the document,
 * for caching. Every import increments `revision`.
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
