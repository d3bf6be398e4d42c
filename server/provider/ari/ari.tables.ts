import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyCode, instant } from '../../platform/database/columns.ts';
import { hotel } from '../../property/property.tables.ts';

/**
 * Received messages with their responses. `applied` is false for a late message. Don't delete a property's last applied
 * message, because later messages are compared with its sequence number. The type of `answer` is json, not jsonb, so
 * that a replay keeps the order of members.
 */
export const ariMessage = pgTable(
  'ari_message',
  {
    companyCode: companyCode(),
    hotelCode: text('hotel_code').notNull(),
    messageId: text('message_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    applied: boolean('applied').notNull(),
    answer: json('answer').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyCode, table.hotelCode, table.messageId] }),
    foreignKey({
      name: 'ari_message_of_hotel',
      columns: [table.companyCode, table.hotelCode],
      foreignColumns: [hotel.companyCode, hotel.hotelCode],
    }),
    index('ari_message_by_sequence')
      .on(table.hotelCode, table.sequence, table.companyCode)
      .where(sql`${table.applied}`),
    index('ari_message_received_at').on(table.receivedAt),
  ],
);
